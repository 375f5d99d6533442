//! wasm-pack without its look for a newer version and its installer.

use clap::Parser;
use wasm_pack::{Cli, PBAR};

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    PBAR.set_log_level(cli.log_level);
    PBAR.set_quiet(cli.quiet);
    wasm_pack::command::run_wasm_pack(cli.cmd)
}
