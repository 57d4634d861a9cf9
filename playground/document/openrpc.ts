/** What the page reads of an OpenRPC document; a document may say more. */
export interface OpenRpcDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly servers?: readonly Server[]
  readonly methods: readonly Method[]
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly tags?: Readonly<Record<string, Tag>>
  }
  readonly 'x-common-errors'?: readonly string[]
  readonly 'x-errors'?: Readonly<Record<string, RegisteredError>>
}

export interface Server {
  readonly url: string
  readonly variables?: Readonly<Record<string, ServerVariable>>
}

export interface ServerVariable {
  readonly default: string
  readonly description?: string
  readonly enum?: readonly string[]
}

export interface Tag {
  readonly name: string
  readonly description?: string
}

export interface Reference {
  readonly $ref: string
}

export interface Method {
  readonly name: string
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly tags?: readonly (Tag | Reference)[]
  readonly paramStructure?: 'by-name' | 'by-position' | 'either'
  readonly params: readonly Parameter[]
  readonly result?: { readonly name?: string; readonly description?: string; readonly schema: Schema }
  readonly errors?: readonly Reference[]
  readonly examples?: readonly Example[]
  readonly 'x-error-examples'?: readonly ErrorExample[]
  /** It is answered over a WebSocket only. */
  readonly 'x-web-socket-only'?: boolean
  readonly 'x-changes-state'?: boolean
  /** For the owner of the node only. */
  readonly 'x-owner-only'?: string
  /** The method that this is another name of. */
  readonly 'x-alias-of'?: string
  /** How many requests a call counts for in the limits of a key; 1 where nothing is said. */
  readonly 'x-weight'?: number
  /** The meaning of an empty result: `[]`, `0x` or `0x0`. */
  readonly 'x-empty'?: string
}

export interface Parameter {
  readonly name: string
  readonly description?: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface Example {
  readonly name: string
  readonly params: readonly { readonly name: string; readonly value: unknown }[]
  readonly result?: { readonly value: unknown }
}

export interface ErrorExample {
  readonly name: string
  /** Its name in the registry. */
  readonly kind: string
  /** By position. */
  readonly params: readonly unknown[]
  readonly error: RpcError
}

/** The error of a JSON-RPC answer. */
export interface RpcError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export interface RegisteredError {
  readonly code: number
  /** With `<...>` for what varies. */
  readonly message: string
  /** Other texts of it. */
  readonly also?: readonly string[]
  readonly when?: string
  /** What the error's data holds. */
  readonly data?: Schema
  /** How the caller mends it. */
  readonly remedy?: string
}

/** The part of JSON Schema that forms and explanations are made from. */
export interface Schema {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  /** What is expected, in words. */
  readonly 'x-expects'?: string
}
