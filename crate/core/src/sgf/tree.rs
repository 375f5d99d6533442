//! The games of a text as a tree of nodes, kept in three flat tables: nothing here recurses.

use std::borrow::Cow;

use super::{Record, RecordError, Span, read, text};
use crate::pasted::plain;

/// All games of one text, with every property in the order read.
///
/// Two collections are equal if they have the same shape and the same names and values as written; blanks, missing
/// semicolons and text outside the games make no difference.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    pub(super) text: String,
    /// Whether a web page or an input method has left its signs between the properties.
    pub(super) pasted: bool,
    /// In the order of the text, so that a node's first child, if it has one, is the next node.
    pub(super) nodes: Vec<NodeData>,
    pub(super) properties: Vec<PropertyData>,
    pub(super) values: Vec<Span>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct NodeData {
    pub(super) start: usize,
    /// The first of its properties; they end where those of the next node begin.
    pub(super) properties: usize,
    /// The node after its last descendant.
    pub(super) end: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct PropertyData {
    pub(super) name: Span,
    /// The first of its values; they end where those of the next property begin.
    pub(super) values: usize,
}

/// One node: what stands between a `;` and the next.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    collection: &'a Collection,
    index: usize,
}

/// A property: a name and at least one value.
#[derive(Clone, Copy, Debug)]
pub struct Property<'a> {
    collection: &'a Collection,
    index: usize,
}

/// What stands between `[` and `]`.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a> {
    raw: &'a str,
    span: Span,
}

impl Collection {
    /// The first node of each game.
    pub fn games(&self) -> impl Iterator<Item = Node<'_>> {
        self.siblings(0, self.nodes.len())
    }

    /// The main line of the first game.
    ///
    /// # Errors
    /// [`RecordError`] if there is no game of Go, or none that can be played on a board.
    pub fn first_record(&self) -> Result<Record, RecordError> {
        read::first_record(self)
    }

    /// The text that was parsed; every [`Span`] counts in its bytes.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn siblings(&self, from: usize, end: usize) -> impl Iterator<Item = Node<'_>> {
        let first = (from < end).then(|| self.node(from));
        std::iter::successors(first, move |node| {
            let next = node.data()?.end;
            (next < end).then(|| self.node(next))
        })
    }

    pub(super) fn node(&self, index: usize) -> Node<'_> {
        Node {
            collection: self,
            index,
        }
    }

    /// The number of the last node that begins at or before an offset, from 1.
    pub(super) fn node_at(&self, offset: usize) -> Option<usize> {
        let nodes = self.nodes.partition_point(|node| node.start <= offset);
        (nodes > 0).then_some(nodes)
    }

    fn outline(&self) -> impl Iterator<Item = (usize, usize)> {
        self.nodes.iter().map(|node| (node.properties, node.end))
    }

    fn names(&self) -> impl Iterator<Item = (&str, usize)> {
        let name = |property: &PropertyData| (property.name.of(&self.text), property.values);
        self.properties.iter().map(name)
    }

    fn raw_values(&self) -> impl Iterator<Item = &str> {
        self.values.iter().map(|span| span.of(&self.text))
    }
}

impl PartialEq for Collection {
    fn eq(&self, other: &Self) -> bool {
        self.outline().eq(other.outline())
            && self.names().eq(other.names())
            && self.raw_values().eq(other.raw_values())
    }
}

impl Eq for Collection {}

impl<'a> Node<'a> {
    /// Where the node begins: its `;`, or its first property if the `;` is missing.
    pub fn offset(self) -> usize {
        self.data().map_or(0, |node| node.start)
    }

    /// The properties in the order read.
    pub fn properties(self) -> impl Iterator<Item = Property<'a>> {
        let nodes = &self.collection.nodes;
        let start = self.data().map_or(0, |node| node.properties);
        let end = nodes
            .get(self.index + 1)
            .map_or(self.collection.properties.len(), |next| next.properties);
        (start..end).map(move |index| Property {
            collection: self.collection,
            index,
        })
    }

    /// All values of a property, even if the node has it more than once.
    pub fn values(self, ident: &str) -> impl Iterator<Item = Value<'a>> {
        self.properties()
            .filter(move |property| property.ident() == ident)
            .flat_map(Property::values)
    }

    /// The nodes that follow this one, the main line first.
    pub fn children(self) -> impl Iterator<Item = Node<'a>> {
        let end = self.data().map_or(0, |node| node.end);
        self.collection.siblings(self.index + 1, end)
    }

    /// This node, its first child, and so on to the end.
    pub fn main_line(self) -> impl Iterator<Item = Node<'a>> {
        std::iter::successors(Some(self), |node| node.first_child())
    }

    fn first_child(self) -> Option<Node<'a>> {
        let next = self.index + 1;
        (next < self.data()?.end).then(|| self.collection.node(next))
    }

    fn data(self) -> Option<&'a NodeData> {
        self.collection.nodes.get(self.index)
    }

    pub(super) fn collection(self) -> &'a Collection {
        self.collection
    }
}

impl<'a> Property<'a> {
    /// The name as written; empty if the text forgot it.
    pub fn name(self) -> &'a str {
        let data = self.collection.properties.get(self.index);
        data.map_or("", |property| property.name.of(&self.collection.text))
    }

    /// The name as the standard has it: old records write `AddBlack` for `AB`.
    pub fn ident(self) -> Cow<'a, str> {
        let written = self.name();
        if written.bytes().all(|b| b.is_ascii_uppercase()) {
            return Cow::Borrowed(written);
        }
        let name = plain(written);
        let capitals = name.bytes().any(|b| !b.is_ascii_lowercase());
        let mut ident = String::new();
        for c in name.chars() {
            if !(capitals && c.is_ascii_lowercase()) {
                ident.push(c.to_ascii_uppercase());
            }
        }
        Cow::Owned(ident)
    }

    /// The values in the order read.
    pub fn values(self) -> impl Iterator<Item = Value<'a>> {
        let properties = &self.collection.properties;
        let from = |index: usize| properties.get(index).map(|property| property.values);
        let all = &self.collection.values;
        let start = from(self.index).unwrap_or_default();
        let end = from(self.index + 1).unwrap_or(all.len());
        all.get(start..end)
            .unwrap_or_default()
            .iter()
            .map(move |span| Value {
                raw: span.of(&self.collection.text),
                span: *span,
            })
    }
}

impl<'a> Value<'a> {
    /// The bytes between the brackets.
    pub fn span(self) -> Span {
        self.span
    }

    /// The value as written, escapes and all.
    pub fn raw(self) -> &'a str {
        self.raw
    }

    /// Whether there is nothing but blanks.
    pub(super) fn is_blank(self) -> bool {
        self.raw.trim().is_empty()
    }

    /// The value as `Text`: escapes and soft line breaks resolved, line breaks kept.
    ///
    /// ```
    /// let (games, _) = jiping::sgf::parse("(;C[a \\] b\\\nc\nd])");
    /// let comment = games.games().next().and_then(|game| game.values("C").next());
    /// assert_eq!(comment.map(|value| value.text()), Some("a ] bc\nd".to_owned()));
    /// ```
    pub fn text(self) -> String {
        text::unescape(self.raw, '\n')
    }

    /// The value as `SimpleText`: like [`Value::text`], on one line.
    pub fn simple_text(self) -> String {
        text::unescape(self.raw, ' ')
    }

    /// Both parts of a composed value such as `dd:label`, as written.
    pub fn parts(self) -> Option<(&'a str, &'a str)> {
        text::split_composed(self.raw)
    }
}
