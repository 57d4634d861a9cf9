export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** A rule of `x-invalid`: the text for an unfit value that `when` fits and `unless` does not. */
export interface InvalidRule {
  readonly when?: Schema
  readonly unless?: Schema
  readonly message: string
}

/** The part of JSON Schema (draft 7) that openrpc/ is written in. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly pattern?: string
  readonly anyOf?: readonly Schema[]
  readonly not?: Schema
  readonly items?: Schema
  readonly maxItems?: number
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly 'x-expects'?: string
  readonly 'x-invalid'?: readonly InvalidRule[]
}

export interface Parameter {
  readonly name: string
  readonly description?: string
  readonly required: boolean
  readonly schema: Schema
  readonly 'x-invalid'?: readonly InvalidRule[]
}

export interface Reference {
  readonly $ref: string
}

/** A value of an example, named as its parameter. */
export interface ExampleValue {
  readonly name: string
  readonly value: Json
}

export interface Example {
  readonly name: string
  readonly params: readonly ExampleValue[]
  readonly result: ExampleValue
  /** The answer does not follow from the chain: every node of the network, or of every network, gives it. */
  readonly 'x-fact'?: boolean
  readonly 'x-network'?: string
  readonly 'x-match'?: string
}

/** The error object of an answer. */
export interface ErrorBody {
  readonly code: number
  readonly message: string
  readonly data?: Json
}

export interface ErrorExample {
  readonly name: string
  /** Name in the registry. */
  readonly kind: string
  readonly params: readonly Json[]
  readonly error: ErrorBody
  readonly 'x-fact'?: boolean
  /** `none`: shown, but not replayed, because it takes more than a call to get there. */
  readonly 'x-match'?: string
}

export interface Method {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly Reference[]
  readonly params: readonly Parameter[]
  readonly result: { readonly name: string; readonly description?: string; readonly schema: Schema }
  readonly errors?: readonly Reference[]
  /** A request may change what later ones see. */
  readonly 'x-changes-state'?: boolean
  readonly examples: readonly Example[]
  readonly 'x-error-examples'?: readonly ErrorExample[]
}

/** An error as the registry tells it. */
export interface RegisteredError {
  readonly code: number
  readonly message: string
  /** Other texts that the error has. */
  readonly also?: readonly string[]
  readonly when: string
  /** What the caller can do about it. */
  readonly remedy: string
  /** What the error's data holds. */
  readonly data?: Schema
}

/** The project's own OpenRPC document, as far as programs read it. */
export interface OpenRpcDocument {
  readonly openrpc: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly methods: readonly Method[]
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly errors: Readonly<Record<string, { readonly code: number; readonly message: string }>>
    readonly tags: Readonly<Record<string, Json>>
  }
  readonly 'x-common-errors': readonly string[]
  readonly 'x-errors': Readonly<Record<string, RegisteredError>>
}

/** The last part of a `$ref`: `Address` of `#/components/schemas/Address`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
