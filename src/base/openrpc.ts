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
  /** The name that generators of clients give to the type. */
  readonly title?: string
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
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly minProperties?: number
  readonly maxProperties?: number
  /** A schema: the object is a map from names to such values. */
  readonly additionalProperties?: boolean | Schema
  readonly 'x-expects'?: string
  readonly 'x-invalid'?: readonly InvalidRule[]
  /** The meaning of null for an optional member; without this, null counts as absent. */
  readonly 'x-null'?: string
  /** Values of the schema are state overrides, whose accounts and slots a request counts before it is validated. */
  readonly 'x-counts-overrides'?: true
}

export interface Parameter {
  readonly name: string
  readonly description?: string
  readonly required: boolean
  readonly schema: Schema
  readonly 'x-invalid'?: readonly InvalidRule[]
  /** The value that null stands for in a required parameter; null counts as absent in an optional one. */
  readonly 'x-null-is'?: string
  /** The results of the method with this parameter, its last, and without it; for types that can tell them apart. */
  readonly 'x-result'?: { readonly given: Schema; readonly absent: Schema }
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
  /** `schema`: only the form of the answer is known; `none`: not replayed, because it takes more than a call. */
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

/**
 * The process that runs a method where several processes share a chain.
 *
 * - `any`: the process that received the request.
 * - `writer`: the process that writes the chain; other processes forward the request to it.
 * - `writer-direct`: the process that writes the chain; other processes refuse, since they forward no secrets.
 * - `split`: the process that received the request, and a part of it is forwarded to the writer.
 */
export type RunsOn = 'any' | 'writer' | 'writer-direct' | 'split'

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
  /** Only for the owner of the machine: it signs with kept keys (`wallet`) or changes the node itself (`control`). */
  readonly 'x-owner-only'?: 'wallet' | 'control'
  /** Required for methods of a node that are supported. */
  readonly 'x-runs-on'?: RunsOn
  /**
   * Evidence of whether an earlier copy of a request was carried out, for a writer that took over from another. With
   * `transactionHash` the first parameter is a signed transaction, and its hash is the result.
   */
  readonly 'x-repeat-by'?: 'transactionHash'
  /** The result identifies the chain. */
  readonly 'x-identifies-chain'?: true
  /** The meaning of an empty result: `[]`, `0x` or `0x0`. */
  readonly 'x-empty'?: string
  /** Number of requests that a call counts for in the limits of a key; 1 by default. */
  readonly 'x-weight'?: number
  /** Bytes that a request may have; 0: as many as a body. Absent: as the settings say. */
  readonly 'x-max-bytes'?: number
  /** Which documents and programs say what it takes and answers, the first before the second. */
  readonly 'x-source'?: string
  /** It is answered over a WebSocket only, since notifications follow. */
  readonly 'x-web-socket-only'?: true
  /** Other names of the same method, from the codegen; the document has a method for each, with `x-alias-of`. */
  readonly 'x-aliases'?: readonly string[]
  /** The method that this is another name of. */
  readonly 'x-alias-of'?: string
  /** The text with which every node refuses it; the document names it so that nobody has to guess. */
  readonly 'x-unsupported'?: string
  /** The profiles that offer it; from `openrpc/profiles.yaml`. */
  readonly 'x-profiles'?: readonly string[]
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

/** What a process offers under the name of a profile: whole modules less some methods, and single methods. */
export interface Profile {
  readonly summary: string
  /** What stands before `_` or `.` in the names of methods; `*` for all. */
  readonly modules: readonly string[]
  readonly methods?: readonly string[]
  readonly except?: readonly string[]
}

/** A family of methods. */
export interface Tag {
  readonly name: string
  readonly description: string
}

/** An address at which the methods are served; `${...}` in it stands for a variable. */
export interface Server {
  readonly name: string
  readonly summary: string
  readonly url: string
  readonly variables: Readonly<Record<string, ServerVariable>>
}

export interface ServerVariable {
  readonly default: string
  readonly description: string
  readonly enum?: readonly string[]
}

/** The project's own OpenRPC document, as far as programs read it. */
export interface OpenRpcDocument {
  readonly openrpc: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly Server[]
  readonly methods: readonly Method[]
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly errors: Readonly<Record<string, { readonly code: number; readonly message: string }>>
    readonly tags: Readonly<Record<string, Tag>>
  }
  readonly 'x-common-errors': readonly string[]
  readonly 'x-errors': Readonly<Record<string, RegisteredError>>
  /** What each profile is for, by name. */
  readonly 'x-profiles': Readonly<Record<string, string>>
}

/** The family of a method: what stands before `_` or `.` in its name. */
export function moduleOf(method: string): string {
  return /^[^_.]*/.exec(method)?.[0] ?? method
}

/** The last part of a `$ref`: `Address` of `#/components/schemas/Address`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
