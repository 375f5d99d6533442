//! How everything goes out: as values and fields, which one piece of code writes for JavaScript.

use jiping::{Method, Points};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::dto::{number, whole};

/// What goes out.
#[derive(Clone, Debug)]
pub enum Value {
    Nothing,
    Truth(bool),
    Name(&'static str),
    Text(String),
    Number(f64),
    List(Vec<Value>),
    Object(Fields),
}

/// The names and values of an object, in order.
#[derive(Clone, Default, Debug)]
pub struct Fields(Vec<(&'static str, Value)>);

impl Fields {
    /// One more field. Never inlined: hundreds of fields are added, each by one short call.
    #[inline(never)]
    pub fn add<T: Into<Value>>(&mut self, name: &'static str, value: T) {
        self.push(name, value.into());
    }

    #[inline(never)]
    fn push(&mut self, name: &'static str, value: Value) {
        self.0.push((name, value));
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Nothing => serializer.serialize_unit(),
            Value::Truth(truth) => serializer.serialize_bool(*truth),
            Value::Name(name) => serializer.serialize_str(name),
            Value::Text(text) => serializer.serialize_str(text),
            Value::Number(number) => serializer.serialize_f64(*number),
            Value::List(values) => serializer.collect_seq(values),
            Value::Object(Fields(fields)) => {
                let mut members = serializer.serialize_map(None)?;
                for (name, value) in fields {
                    members.serialize_entry(name, value)?;
                }
                members.end()
            }
        }
    }
}

/// A struct of what goes out, with its TypeScript type; `as` gives a field another name there.
macro_rules! object {
    (
        $(#[$about:meta])*
        $Name:ident { $($(#[$note:meta])* $field:ident $(as $name:literal)?: $Type:ty,)+ }
    ) => {
        $(#[$about])*
        #[derive(tsify::Tsify, Clone, Debug)]
        #[tsify(missing_as_null)]
        pub struct $Name {
            $($(#[$note])* $(#[serde(rename = $name)])? pub $field: $Type,)+
        }

        impl From<$Name> for $crate::fields::Value {
            fn from(object: $Name) -> $crate::fields::Value {
                let mut fields = $crate::fields::Fields::default();
                $(fields.add($crate::fields::field_name!($field $($name)?), object.$field);)+
                fields.into()
            }
        }
    };
}
pub(crate) use object;

/// The name of a field in JavaScript.
macro_rules! field_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $name:literal) => {
        $name
    };
}
pub(crate) use field_name;

impl From<Fields> for Value {
    fn from(fields: Fields) -> Value {
        Value::Object(fields)
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Truth(truth)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Number(number)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(list: Vec<T>) -> Value {
        let mut values = Vec::with_capacity(list.len());
        for value in list {
            values.push(value.into());
        }
        Value::List(values)
    }
}

impl From<&'static str> for Value {
    fn from(name: &'static str) -> Value {
        Value::Name(name)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<usize> for Value {
    fn from(things: usize) -> Value {
        Value::Number(whole(things))
    }
}

impl From<u32> for Value {
    fn from(things: u32) -> Value {
        Value::Number(f64::from(things))
    }
}

impl From<Points> for Value {
    fn from(points: Points) -> Value {
        Value::Number(number(points))
    }
}

impl From<Method> for Value {
    fn from(method: Method) -> Value {
        Value::Name(method.id())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Nothing, T::into)
    }
}
