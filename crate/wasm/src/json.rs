//! Plain shapes as JSON text, which the platform turns into objects.

use serde::Serialize;
use serde::ser::{self, Impossible, Serializer};

/// The JSON text of a value.
pub fn write<T: Serialize>(value: &T) -> Result<String, Unwritable> {
    let mut text = String::new();
    value.serialize(Writer(&mut text))?;
    Ok(text)
}

/// A shape that is not written here.
#[derive(Debug)]
pub struct Unwritable;

impl std::fmt::Display for Unwritable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a value of this shape is not written")
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: std::fmt::Display>(_: T) -> Unwritable {
        Unwritable
    }
}

type Written = Result<(), Unwritable>;

/// Writes one value.
struct Writer<'a>(&'a mut String);

/// Writes the members of an object or the elements of a list.
pub struct Members<'a> {
    text: &'a mut String,
    end: char,
}

impl<'a> Writer<'a> {
    fn open(self, start: char, end: char) -> Members<'a> {
        self.0.push(start);
        Members { text: self.0, end }
    }

    fn number(self, number: u64) -> Written {
        if number >= 10 {
            Writer(self.0).number(number / 10)?;
        }
        self.0.extend(char::from_digit((number % 10) as u32, 10));
        Ok(())
    }
}

/// Writes a text in quotes.
fn quote(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\0'..' ' => {
                out.push_str("\\u00");
                out.extend(char::from_digit(c as u32 / 16, 16));
                out.extend(char::from_digit(c as u32 % 16, 16));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

impl Members<'_> {
    /// A comma, unless this is the first.
    fn next(&mut self) {
        if !matches!(self.text.as_bytes().last(), Some(b'[' | b'{')) {
            self.text.push(',');
        }
    }

    fn name(&mut self, name: &str) {
        self.next();
        quote(self.text, name);
        self.text.push(':');
    }

    fn close(self) {
        self.text.push(self.end);
    }
}

impl ser::SerializeSeq for Members<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.next();
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Written {
        self.close();
        Ok(())
    }
}

impl ser::SerializeMap for Members<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.next();
        key.serialize(Writer(self.text))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.text.push(':');
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Written {
        self.close();
        Ok(())
    }
}

impl ser::SerializeStruct for Members<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        self.name(name);
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Written {
        self.close();
        Ok(())
    }
}

/// Refuses the shapes that none of ours has.
macro_rules! unwritten {
    ($($method:ident($($argument:ty),*);)*) => {
        $(fn $method(self $(, _: $argument)*) -> Written {
            Err(Unwritable)
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Members<'a>;
    type SerializeMap = Members<'a>;
    type SerializeStruct = Members<'a>;
    type SerializeTuple = Impossible<(), Unwritable>;
    type SerializeTupleStruct = Impossible<(), Unwritable>;
    type SerializeTupleVariant = Impossible<(), Unwritable>;
    type SerializeStructVariant = Impossible<(), Unwritable>;

    unwritten! {
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_f32(f32);
        serialize_char(char);
        serialize_bytes(&[u8]);
        serialize_unit_struct(&'static str);
    }

    fn serialize_bool(self, value: bool) -> Written {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.number(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.number(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.number(value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.number(value)
    }

    /// Every number that is not whole is a number of points, which has quarters.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "numbers of points are far from the limits"
    )]
    fn serialize_f64(self, value: f64) -> Written {
        let quarters = (value.abs() * 4.0) as u64;
        if value < 0.0 {
            self.0.push('-');
        }
        Writer(self.0).number(quarters / 4)?;
        self.0.push_str(match quarters % 4 {
            0 => "",
            1 => ".25",
            2 => ".5",
            _ => ".75",
        });
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Written {
        quote(self.0, value);
        Ok(())
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Written {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        Err(Unwritable)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Members<'a>, Unwritable> {
        Ok(self.open('[', ']'))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Members<'a>, Unwritable> {
        Ok(self.open('{', '}'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Members<'a>, Unwritable> {
        Ok(self.open('{', '}'))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Unwritable> {
        Err(Unwritable)
    }
}
