//! What goes out as one of some names.

/// A type whose values are names, with its TypeScript type; one line says for what in the core a name stands.
macro_rules! named {
    ($(#[doc = $doc:literal])+ $Name:ident: $Core:ty { $($what:pat => $name:literal,)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug)]
        pub struct $Name(&'static str);

        #[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
        const _: &str = concat!(
            "\n/**\n", $(" *", $doc, "\n",)+ " */\n",
            "export type ", stringify!($Name), " =", $("\n    | \"", $name, "\"",)+ ";\n",
        );

        impl From<$Core> for $Name {
            fn from(what: $Core) -> $Name {
                $Name(match what { $($what => $name,)+ })
            }
        }

        impl From<$Name> for $crate::fields::Value {
            fn from(name: $Name) -> $crate::fields::Value {
                $crate::fields::Value::Name(name.0)
            }
        }

        impl From<$Core> for $crate::fields::Value {
            fn from(what: $Core) -> $crate::fields::Value {
                $Name::from(what).into()
            }
        }
    };
}

pub(crate) use named;
