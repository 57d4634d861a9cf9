import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Project } from './_project.ts'

export const hasRustc = spawnSync('rustc', ['--version']).status === 0

/** The crates that generated clients import, with their names and nothing behind them: crates.io is not needed to check types. */
const CRATES = {
  derives: `extern crate proc_macro;
    use proc_macro::TokenStream;
    #[proc_macro_derive(Serialize, attributes(serde))] pub fn serialize(_: TokenStream) -> TokenStream { TokenStream::new() }
    #[proc_macro_derive(Deserialize, attributes(serde))] pub fn deserialize(_: TokenStream) -> TokenStream { TokenStream::new() }
    #[proc_macro_derive(Builder, attributes(builder))] pub fn builder(_: TokenStream) -> TokenStream { TokenStream::new() }`,
  serde: 'extern crate derives; pub use derives::{Deserialize, Serialize};',
  serde_json: '#[derive(Clone, Debug, PartialEq, Eq)] pub struct Value;',
  derive_builder: 'extern crate derives; pub use derives::Builder;',
  jsonrpc_client_core: `pub struct RpcRequest<T>(pub T);
    #[macro_export] macro_rules! jsonrpc_client {
      (pub struct $name:ident { $(pub fn $method:ident(&mut $me:ident $(, $param:ident: $type:ty)*) -> RpcRequest<$result:ty>;)* }) => {
        pub struct $name;
        impl $name { $(pub fn $method(&mut $me $(, $param: $type)*) -> $crate::RpcRequest<$result> { unimplemented!() })* }
      }
    }`,
} as const

/**
 * Compiles a generated client in a folder. Its template derives `Default` for every struct but for no enum, so that no struct with a required
 * enum compiles, whatever the document says: the derive is left out.
 */
export async function compileRust(project: Project, folder: string, code: string): Promise<void> {
  const compile = async (name: string, kind: 'proc-macro' | 'rlib' | 'lib', text: string) => {
    await writeFile(join(folder, `${name}.rs`), text)
    const flags = ['--edition', '2018', '--crate-type', kind, '--crate-name', name, '-A', 'warnings', '-L', '.']
    await project.succeed('rustc', [...flags, `${name}.rs`], { cwd: folder })
  }
  for (const [name, text] of Object.entries(CRATES))
    await compile(name, name === 'derives' ? 'proc-macro' : 'rlib', text)
  await compile('made', 'lib', code.replaceAll(', Default)]', ')]').replaceAll('#[serde(default)]\n', ''))
}
