//! Reproducible choices: the same seed makes the same choices everywhere.

/// Marsaglia's xorshift (2003) on 64 bits.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    /// The choices that follow from `seed`; all zeros would stay zeros.
    pub(super) fn seeded(seed: u64) -> Random {
        Random(seed | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// One of 0 to `count - 1`; 0 if there is none.
    pub(super) fn below(&mut self, count: usize) -> usize {
        let wide = (self.next() >> 32) * u64::try_from(count).unwrap_or(u64::MAX >> 32);
        usize::try_from(wide >> 32).unwrap_or(0)
    }

    /// Whether it happens, in `share` of 100 cases.
    pub(super) fn happens(&mut self, share: usize) -> bool {
        self.below(100) < share
    }
}
