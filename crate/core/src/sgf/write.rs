//! Tree to text, with some properties changed and a line of play put in.

use super::{Collection, Node, conclusion};

/// How long a line may grow before the next node starts a new one.
const LINE: usize = 72;

/// What is written otherwise than it was read.
#[derive(Default)]
pub(super) struct Changes {
    /// Properties by node; what they replace is kept under another name.
    pub(super) properties: Vec<(usize, Property)>,
    /// Nodes that become the first to follow this node.
    pub(super) line: Option<(usize, String)>,
}

/// A property to be written.
pub(super) struct Property {
    pub(super) ident: &'static str,
    /// Its values, brackets and all.
    pub(super) values: String,
}

/// The collection as a text that [`parse`](super::parse) reads as an equal one.
///
/// ```
/// use jiping::sgf;
/// let (games, _) = sgf::parse("(B[aa] ; C[a \\] b] (;W[bb]) ;W[cc])");
/// let text = sgf::write(&games);
/// assert_eq!(text, "(;B[aa];C[a \\] b]\n(;W[bb])\n(;W[cc]))\n");
/// assert_eq!(sgf::parse(&text).0, games);
/// ```
pub fn write(collection: &Collection) -> String {
    write_changed(collection, &Changes::default())
}

pub(super) fn write_changed(collection: &Collection, changes: &Changes) -> String {
    let mut out = String::with_capacity(collection.text().len());
    let mut line = 0;
    // For each open parenthesis, the node before which it is closed.
    let mut open: Vec<usize> = Vec::new();
    let mut before: Option<usize> = None;
    for (index, node) in collection.nodes.iter().enumerate() {
        while open.last() == Some(&index) {
            open.pop();
            out.push(')');
        }
        // Only a node with one child ends where the node after it ends.
        if before == Some(node.end) {
            if out.len() - line > LINE {
                out.push('\n');
                line = out.len();
            }
        } else {
            if index > 0 {
                out.push('\n');
            }
            line = out.len();
            out.push('(');
            open.push(node.end);
        }
        before = Some(node.end);
        out.push(';');
        write_properties(collection, index, changes, &mut out);
        if let Some((after, nodes)) = &changes.line
            && *after == index
        {
            if index + 1 < node.end {
                out.push_str("\n(");
                out.push_str(nodes);
                out.push(')');
                before = None;
            } else {
                out.push('\n');
                out.push_str(nodes);
            }
        }
    }
    out.extend(open.iter().map(|_| ')'));
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

/// The properties of a node, each changed one in the place of what it replaces, or at the end.
fn write_properties(collection: &Collection, index: usize, changes: &Changes, out: &mut String) {
    let node = collection.node(index);
    let mut new: Vec<&Property> = Vec::new();
    for (at, property) in &changes.properties {
        if *at == index {
            new.push(property);
        }
    }
    let mut replaced: Vec<&str> = Vec::new();
    for property in node.properties() {
        let ident = property.ident();
        if let Some(found) = new.iter().position(|change| change.ident == ident) {
            let change = new.remove(found);
            replaced.push(change.ident);
            write_change(node, change, out);
        } else if !replaced.iter().any(|replaced| *replaced == ident) {
            out.push_str(property.name());
            for value in property.values() {
                write_value(value.raw(), out);
            }
        }
    }
    for change in new {
        write_change(node, change, out);
    }
}

/// Writes a property and, under another name, what it replaces, unless that is kept from an earlier change.
fn write_change(node: Node<'_>, change: &Property, out: &mut String) {
    out.push_str(change.ident);
    out.push_str(&change.values);
    let mut replaced = String::new();
    for value in node.values(change.ident) {
        write_value(value.raw(), &mut replaced);
    }
    let differs = !replaced.is_empty() && replaced != change.values;
    if differs && change.ident != conclusion::IDENT {
        let kept = [conclusion::IDENT, change.ident].concat();
        if node.values(&kept).next().is_none() {
            out.push_str(&kept);
            out.push_str(&replaced);
        }
    }
}

fn write_value(raw: &str, out: &mut String) {
    out.push('[');
    out.push_str(raw);
    out.push(']');
}
