/** As much of the platform's WebAssembly as there is need of: the types of Node 20 name it only. */
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
