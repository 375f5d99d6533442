//! What a record says of its game as a whole.

use super::found::{Fault, Found, line, quoted};
use super::komi::{self, Setting};
use super::{
    DiagnosticKind, Finish, Komi, KomiReading, Node, RecordErrorKind, Span, Value, property,
};
use crate::{ByColor, Size};

/// The first value that is not blank of each property that describes the game; some servers put them late.
#[derive(Clone, Copy, Default)]
pub(super) struct Header<'a> {
    pub(super) game: Option<Value<'a>>,
    pub(super) size: Option<Value<'a>>,
    pub(super) komi: Option<Value<'a>>,
    pub(super) handicap: Option<Value<'a>>,
    pub(super) rules: Option<Value<'a>>,
    pub(super) result: Option<Value<'a>>,
    pub(super) players: ByColor<Option<Value<'a>>>,
}

impl<'a> Header<'a> {
    pub(super) fn of(root: Node<'a>) -> Self {
        let mut header = Header::default();
        for node in root.main_line() {
            for property in node.properties() {
                let place = match property.ident().as_ref() {
                    "GM" => &mut header.game,
                    "SZ" => &mut header.size,
                    "KM" => &mut header.komi,
                    "HA" => &mut header.handicap,
                    "RU" => &mut header.rules,
                    "RE" => &mut header.result,
                    "PB" => &mut header.players.black,
                    "PW" => &mut header.players.white,
                    _ => continue,
                };
                for value in property.values() {
                    if place.is_none() && !value.is_blank() {
                        *place = Some(value);
                    }
                }
            }
        }
        header
    }

    pub(super) fn check_game(&self) -> Result<(), Fault> {
        let Some(value) = self.game else {
            return Ok(());
        };
        match property::number(value.raw()) {
            None | Some(1) => Ok(()),
            Some(game) => Err(Fault {
                kind: RecordErrorKind::OtherGame { game },
                span: value.span(),
            }),
        }
    }

    pub(super) fn size(&self) -> Result<Size, Fault> {
        let (size, span) = match self.size {
            Some(value) => (property::size(value.raw()), value.span()),
            None => (
                property::default_size().map_err(RecordErrorKind::Size),
                Span { start: 0, end: 0 },
            ),
        };
        size.map_err(|kind| Fault { kind, span })
    }

    pub(super) fn handicap(&self, reports: &mut Found<'_>) -> u32 {
        let Some(value) = self.handicap else { return 0 };
        property::number(&line(value)).unwrap_or_else(|| {
            let raw = quoted(value);
            reports.push(DiagnosticKind::HandicapUnreadable { raw }, value.span());
            0
        })
    }

    pub(super) fn komi(&self, setting: Setting<'_>, reports: &mut Found<'_>) -> Option<Komi> {
        let value = self.komi?;
        let komi = komi::read(&line(value), setting);
        let raw = quoted(value);
        match &komi {
            None => reports.push(DiagnosticKind::KomiUnreadable { raw }, value.span()),
            Some(komi) if komi.reading != KomiReading::Points => {
                let kind = DiagnosticKind::KomiRead {
                    raw,
                    points: komi.points,
                    reading: komi.reading,
                };
                reports.push(kind, value.span());
            }
            Some(_) => {}
        }
        komi
    }

    pub(super) fn finish(&self, reports: &mut Found<'_>) -> Option<Finish> {
        let value = self.result?;
        let finish = Finish::read(&line(value));
        if finish.is_none() {
            let raw = quoted(value);
            reports.push(DiagnosticKind::ResultUnreadable { raw }, value.span());
        }
        finish
    }
}
