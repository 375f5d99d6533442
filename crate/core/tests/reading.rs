//! Texts that once broke a reader, or nearly did: each file of `corpus` is read as a record and as a drawing.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it read"
)]

#[path = "reading/mod.rs"]
mod reading;

use std::fs;
use std::path::Path;

#[test]
fn what_fuzzing_found_is_read() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut read = 0;
    for entry in fs::read_dir(corpus).expect("a folder") {
        let bytes = fs::read(entry.expect("an entry").path()).expect("a file");
        let text = String::from_utf8_lossy(&bytes);
        reading::check_record(&text);
        reading::check_drawing(&text);
        read += 1;
    }
    println!("{read} texts read");
    assert!(read > 0);
}
