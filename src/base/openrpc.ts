export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** A rule of `x-invalid`: the message for an invalid value that matches `when` and does not match `unless`. */
export interface InvalidRule {
  readonly when?: Schema
  readonly unless?: Schema
  readonly message: string
}

/** The subset of JSON Schema (draft 7) that `openrpc/` uses. */
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
  readonly patternProperties?: Readonly<Record<string, Schema>>
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
  /** Members that replace those beside it with `--compat ethereum`. They also replace `$ref`. */
  readonly 'x-ethereum'?: Schema
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
  readonly 'x-null-is'?: Json
  /** With `--compat ethereum`, the parameter may be absent, and stands for the value of `x-null-is`. */
  readonly 'x-ethereum'?: { readonly required: false }
  /** The results of the method with its last parameter and without it, for types that distinguish them. */
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
  /** The response does not depend on the chain: every node of the network, or of every network, returns it. */
  readonly 'x-fact'?: boolean
  readonly 'x-network'?: string
  /** `schema`: only the shape of the response is known. `none`: not replayed, because it needs more than one call. */
  readonly 'x-match'?: string
}

/** The error object of a response. */
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
  /** `none`: documented but not replayed, because it needs more than one call. */
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

/**
 * How a network answers the method whose blocks are those of other nodes.
 *
 * - `local`: this node, from what it knows itself.
 * - `immutable`: this node, from blocks of the other nodes that it has checked against their hashes.
 * - `at-head`: another node, for the head of this one; equal requests share the response until the head changes.
 * - `forward`: another node, each time.
 * - `refused`: nothing; the method does not exist there.
 */
export type UpstreamPolicy = 'local' | 'immutable' | 'at-head' | 'forward' | 'refused'

export interface Method {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly Reference[]
  readonly params: readonly Parameter[]
  readonly result: { readonly name: string; readonly description?: string; readonly schema: Schema }
  readonly errors?: readonly Reference[]
  /** A request may change the results of later ones. */
  readonly 'x-changes-state'?: boolean
  /** Owner methods: sign with stored keys (`wallet`) or change the node itself (`control`). */
  readonly 'x-owner-only'?: 'wallet' | 'control'
  /** Whether the name in the module anvil, an alias, returns null. */
  readonly 'x-null-in-anvil'?: true
  /** Required for methods of a node that are supported. */
  readonly 'x-runs-on'?: RunsOn
  /** Required for methods of a node that are supported. */
  readonly 'x-upstream'?: UpstreamPolicy
  /** The method, or the methods by member of the result, that nodes are asked instead, with the same parameters. */
  readonly 'x-upstream-from'?: string | Readonly<Record<string, string>>
  /**
   * Evidence of whether an earlier copy of a request was carried out, for a writer that took over from another. With
   * `transactionHash` the first parameter is a signed transaction, and its hash is the result.
   */
  readonly 'x-repeat-by'?: 'transactionHash'
  /** The result identifies the chain. */
  readonly 'x-identifies-chain'?: true
  /** The meaning of an empty result: `[]`, `0x` or `0x0`. */
  readonly 'x-empty'?: string
  /** Number of requests that a call counts as in the limits of a key; 1 by default. */
  readonly 'x-weight'?: number
  /** Maximum size of a request in bytes. 0: the limit of bodies. Absent: the limit of the settings. */
  readonly 'x-max-bytes'?: number
  /** Documents and programs that define the method, in order of precedence. */
  readonly 'x-source'?: string
  /**
   * The value of the only parameter may be `params` itself, without an array around it, as old tools send it. The codegen adds
   * it to each development method with one parameter.
   */
  readonly 'x-bare-param'?: true
  /** Available over WebSocket only, because notifications follow. */
  readonly 'x-web-socket-only'?: true
  /**
   * Other names of the method. The codegen adds those of development modules, and a method with `x-alias-of` for each
   * name.
   */
  readonly 'x-aliases'?: readonly string[]
  /** Name of the method that this one is an alias of. */
  readonly 'x-alias-of'?: string
  /** Error text of a method that every node refuses. */
  readonly 'x-unsupported'?: string
  /** Profiles that include the method, from `openrpc/profiles.yaml`. */
  readonly 'x-profiles'?: readonly string[]
  readonly examples: readonly Example[]
  readonly 'x-error-examples'?: readonly ErrorExample[]
}

/** An error of the registry. */
export interface RegisteredError {
  readonly code: number
  readonly message: string
  /** Other messages of the error. */
  readonly also?: readonly string[]
  /** The error has further messages: every message of its code that fits no other error is one of its own. */
  readonly anyMessage?: boolean
  readonly when: string
  /** Advice for the caller. */
  readonly remedy: string
  /** Schema of the error's `data`. */
  readonly data?: Schema
}

/** The methods of a profile: whole modules except some methods, and single methods. */
export interface Profile {
  readonly summary: string
  /** Modules: the part of method names before `_` or `.`; `*` for all. */
  readonly modules: readonly string[]
  readonly methods?: readonly string[]
  readonly except?: readonly string[]
}

/** A group of methods. */
export interface Tag {
  readonly name: string
  readonly description: string
}

/** A URL at which the methods are served; `${...}` is a variable. */
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

/** The members of the project's OpenRPC document that programs read. */
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
  /** Summary of each profile by name. */
  readonly 'x-profiles': Readonly<Record<string, string>>
}

/** Returns the form of a schema with `--compat ethereum`; see `x-ethereum`. */
export function ethereumForm({ 'x-ethereum': changes, $ref, ...usual }: Schema): Schema {
  return { ...(changes === undefined && $ref !== undefined ? { $ref } : {}), ...usual, ...changes }
}

/** Returns a part of a document with each schema and parameter in its form with `--compat ethereum`. */
export function toEthereumForms(part: Json): Json {
  if (Array.isArray(part)) return part.map(toEthereumForms)
  if (part === null || typeof part !== 'object') return part
  // The cast: only schemas and parameters have `x-ethereum`, and the form of a parameter is made as that of a schema.
  const form = 'x-ethereum' in part ? ethereumForm(part as Schema) : part
  return Object.fromEntries(Object.entries(form).map(([name, inner]) => [name, toEthereumForms(inner)]))
}

/** Returns the module of a method: the part of its name before `_` or `.`. */
export function moduleOf(method: string): string {
  return /^[^_.]*/.exec(method)?.[0] ?? method
}

/** Returns the last part of a `$ref`: `Address` of `#/components/schemas/Address`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
