//! The text of a record from its bytes, by the platform's decoder.

use js_sys::Uint8Array;
use web_sys::{TextDecoder, TextDecoderOptions};

use crate::error::{Answer, Report, throw};

/// Decodes the bytes of a record: UTF-8 if they are that, else as the record's `CA` says, else GB 18030.
pub fn decode(bytes: &[u8]) -> Answer<String> {
    let named = declared(bytes).unwrap_or_default();
    for label in ["utf-8", &named, "gb18030"] {
        if let Some(text) = decode_as(label, bytes) {
            return Ok(text);
        }
    }
    Err(throw(Report::new("unknown-encoding")))
}

/// The encoding that the property `CA` names.
fn declared(bytes: &[u8]) -> Option<String> {
    let at = bytes.windows(3).position(|three| three == b"CA[")? + 3;
    let value = bytes.get(at..)?.iter().take_while(|byte| **byte != b']');
    let label: String = value.take(40).map(|byte| char::from(*byte)).collect();
    Some(label.trim().to_owned())
}

/// The text in this encoding, if the platform knows it and the bytes fit.
fn decode_as(label: &str, bytes: &[u8]) -> Option<String> {
    let strict = TextDecoderOptions::new();
    strict.set_fatal(true);
    let decoder = TextDecoder::new_with_label_and_options(label, &strict).ok()?;
    decoder
        .decode_with_buffer_source(&Uint8Array::from(bytes))
        .ok()
}
