//! Tree to text.

use super::Collection;

/// How long a line may grow before the next node starts a new one.
const LINE: usize = 72;

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
        write_properties(collection, index, &mut out);
    }
    out.extend(open.iter().map(|_| ')'));
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

fn write_properties(collection: &Collection, index: usize, out: &mut String) {
    for property in collection.node(index).properties() {
        out.push_str(property.name());
        for value in property.values() {
            out.push('[');
            out.push_str(value.raw());
            out.push(']');
        }
    }
}
