//! The one door from a drawing to a board on which the game can go on.

use std::fmt;

use crate::{Board, ByColor, Chain, Color, Diagram, Size, chains};

/// Any arrangement of stones, before it is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The stones.
    pub board: Board,
    /// Who moves next.
    pub to_move: Color,
    /// Stones of each colour that were captured before this position; as many as a table can hold.
    pub captured: ByColor<u16>,
    /// Whose passes came before this position, in order; a drawing alone knows of none.
    pub passes: Vec<Color>,
}

/// An arrangement in which every chain has a liberty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    setup: Setup,
}

/// An arrangement with chains that have no liberty; it gives the arrangement back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// What was to be checked.
    pub setup: Setup,
    /// The chains without liberties.
    pub chains: Vec<Chain>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stones without a liberty cannot stay on the board:")?;
        for chain in &self.chains {
            f.write_str(" ")?;
            let first = chain.stones.get(..1).unwrap_or_default();
            self.setup.board.size().write_names(f, first)?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// The empty board with Black to move.
    pub fn empty(size: Size) -> Setup {
        Setup::of(Board::empty(size))
    }

    /// These stones with Black to move and nothing captured.
    pub fn of(board: Board) -> Setup {
        Setup {
            board,
            to_move: Color::Black,
            captured: ByColor::default(),
            passes: Vec::new(),
        }
    }
}

impl From<Diagram> for Setup {
    fn from(diagram: Diagram) -> Setup {
        Setup::of(diagram.board)
    }
}

impl Position {
    /// Checks that every chain has a liberty.
    ///
    /// # Errors
    /// [`SetupError`] with the chains that have none.
    ///
    /// ```
    /// use jiping::{Diagram, Position, Setup};
    /// let surrounded = "X O\nO .".parse::<Diagram>()?;
    /// let error = Position::new(Setup::from(surrounded)).unwrap_err();
    /// assert_eq!(error.to_string(), "stones without a liberty cannot stay on the board: A2");
    /// # Ok::<(), jiping::DiagramError>(())
    /// ```
    pub fn new(setup: Setup) -> Result<Position, SetupError> {
        let mut chains = chains(&setup.board);
        chains.retain(|chain| chain.liberties.is_empty());
        if chains.is_empty() {
            Ok(Position { setup })
        } else {
            Err(SetupError { setup, chains })
        }
    }

    /// The empty board of this size with Black to move.
    pub fn empty(size: Size) -> Position {
        Position {
            setup: Setup::empty(size),
        }
    }

    /// The stones.
    pub fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Who moves next.
    pub fn to_move(&self) -> Color {
        self.setup.to_move
    }

    /// Whose passes came before, in order.
    pub fn passes(&self) -> &[Color] {
        &self.setup.passes
    }

    /// Stones of each colour that were captured before.
    pub fn captured(&self) -> ByColor<u16> {
        self.setup.captured
    }
}
