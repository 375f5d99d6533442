//! What records call rulesets: in English, and in the words of Chinese, Japanese and Korean servers.

/// A word, and the ruleset that is meant. Words in Latin letters stand alone, others may be part of a longer word; the
/// first that is found decides.
pub(super) const NAMES: [(&str, &str); 44] = [
    ("唐宋", "tangsong-2008"),
    ("明清", "mingqing-2008"),
    ("律法", "law-2012"),
    ("艺术", "art-2012"),
    ("藝術", "art-2012"),
    ("七条", "seven-article"),
    ("计枰", "tangsong-2008"),
    ("計枰", "tangsong-2008"),
    ("智运", "wmsg-2008"),
    ("智力", "wmsg-2008"),
    ("wmsg", "wmsg-2008"),
    ("应氏", "ing"),
    ("應氏", "ing"),
    ("应昌期", "ing"),
    ("應昌期", "ing"),
    ("计点", "ing"),
    ("計點", "ing"),
    ("goe", "ing"),
    ("ing", "ing"),
    ("sst", "ing"),
    ("aga", "aga"),
    ("zealand", "new-zealand"),
    ("nz", "new-zealand"),
    ("tromp", "tromp-taylor"),
    ("taylor", "tromp-taylor"),
    ("ikeda", "ikeda-area-3"),
    ("日本", "japanese-1989"),
    ("일본", "japanese-1989"),
    ("数目", "japanese-1989"),
    ("數目", "japanese-1989"),
    ("japanese", "japanese-1989"),
    ("japan", "japanese-1989"),
    ("jp", "japanese-1989"),
    ("韩国", "korean"),
    ("韓国", "korean"),
    ("韓國", "korean"),
    ("한국", "korean"),
    ("korean", "korean"),
    ("中国", "chinese-2002"),
    ("中國", "chinese-2002"),
    ("중국", "chinese-2002"),
    ("数子", "chinese-2002"),
    ("數子", "chinese-2002"),
    ("chinese", "chinese-2002"),
];

/// Whether a text has a word of the table.
pub(super) fn has(text: &str, word: &str) -> bool {
    if word.is_ascii() {
        let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
        return words.any(|part| part.eq_ignore_ascii_case(word));
    }
    let mut windows = text.as_bytes().windows(word.len());
    windows.any(|window| window == word.as_bytes())
}
