//! The jiping core for JavaScript: decode, call, encode.
