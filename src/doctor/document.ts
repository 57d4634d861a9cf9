import { readFile } from 'node:fs/promises'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** The part of JSON Schema that results and parameters of the document are written in. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly Json[]
  readonly pattern?: string
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly maxItems?: number
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

export interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
}

interface ExampleValue {
  readonly name: string
  readonly value: Json
}

export interface Example {
  readonly name: string
  readonly params: readonly ExampleValue[]
  readonly result: ExampleValue
  readonly 'x-fact'?: boolean
  readonly 'x-network'?: string
  readonly 'x-match'?: string
}

export interface ErrorBody {
  readonly code: number
  readonly message: string
  readonly data?: Json
}

export interface ErrorExample {
  readonly name: string
  readonly kind: string
  readonly params: readonly Json[]
  readonly error: ErrorBody
  readonly 'x-fact'?: boolean
  readonly 'x-match'?: string
}

/** A method of the document, as far as replaying its examples and measuring its answers needs it. */
export interface Method {
  readonly name: string
  readonly params: readonly Parameter[]
  readonly result: { readonly schema: Schema }
  readonly examples: readonly Example[]
  readonly 'x-error-examples'?: readonly ErrorExample[]
  readonly 'x-changes-state'?: boolean
}

export interface Document {
  readonly methods: readonly Method[]
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The document that this program was built with. */
export async function readDocument(): Promise<Document> {
  // Our own file, written and checked by the codegen.
  return JSON.parse(await readFile(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'))
}

/** The last part of a `$ref`: `Address` of `#/components/schemas/Address`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
