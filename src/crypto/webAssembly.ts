import type { Bytes } from '../base/bytes.ts'
import type { Stepwise } from '../concurrency/yielder.ts'

/** The part of the platform's WebAssembly that is used: Node 20's types only declare the name. */
interface Platform {
  readonly Memory: new (size: {
    readonly initial: number
    readonly maximum: number
  }) => { readonly buffer: ArrayBuffer }
  readonly Module: new (binary: Uint8Array<ArrayBuffer>) => CompiledModule
  readonly Instance: new <Exports>(module: CompiledModule, imports: object) => { readonly exports: Exports }
  readonly CompileError: new () => Error
}

declare const WebAssembly: Platform

export type CompiledModule = object

export const { Memory, Module, Instance, CompileError } = WebAssembly

/** An exported constant of a module: an address or a size in bytes. */
export interface Constant {
  readonly value: number
}

/** The memory of a module, which is never grown: views of it stay valid. */
export interface WithMemory {
  readonly memory: { readonly buffer: ArrayBuffer }
}

/** Returns the exports of a new instance of a module without imports. The text of `generated/wasm` is base64. */
export function instantiate<Exports>(binary: Bytes | string): Exports {
  const bytes = typeof binary === 'string' ? Buffer.from(binary, 'base64') : new Uint8Array(binary)
  return new Instance<Exports>(new Module(bytes), {}).exports
}

/** Yields within a computation, and then restores the bytes from `from` to `to`, which other computations may overwrite. */
export function* yieldKeeping(memory: Uint8Array, from: number, to: number): Stepwise<void> {
  const kept = memory.slice(from, to)
  yield
  memory.set(kept, from)
}
