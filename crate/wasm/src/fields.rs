//! Objects whose fields depend on what they are about: one piece of code writes them all.

use jiping::{Method, Points};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::dto::{number, whole};

/// The names and values of an object, in order.
#[derive(Clone, Default, Debug)]
pub struct Fields(Vec<(&'static str, Value)>);

/// What a field can hold.
#[derive(Serialize, Clone, Debug)]
#[serde(untagged)]
pub enum Value {
    Nothing,
    Name(&'static str),
    Text(String),
    Number(f64),
}

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

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut members = serializer.serialize_map(None)?;
        for (name, value) in &self.0 {
            members.serialize_entry(name, value)?;
        }
        members.end()
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
