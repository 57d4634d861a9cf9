import { type Method, type OpenRpcDocument, refName, type Schema } from '../openrpc.ts'
import { BANNER, key, literal } from './text.ts'

/** Names of the members that an object of this schema may have. */
function membersOf(document: OpenRpcDocument, schema: Schema): string[] {
  const target = schema.$ref === undefined ? undefined : document.components.schemas[refName(schema.$ref)]
  return [
    ...Object.keys(schema.properties ?? {}),
    ...[...(schema.anyOf ?? []), ...(target === undefined ? [] : [target])].flatMap((one) => membersOf(document, one)),
  ]
}

/** A first parameter with a member of its own name could not be told from parameters by name. */
function requireDistinct(document: OpenRpcDocument, { name, params: [first] }: Method): void {
  if (first === undefined || !membersOf(document, first.schema).includes(first.name)) return
  throw new Error(`${name}: parameter ${first.name} has a member of the same name; rename the parameter`)
}

function optionalParts(method: Method): Record<string, string> {
  const { 'x-owner-only': ownerOnly, 'x-unsupported': unsupported, 'x-alias-of': aliasOf } = method
  return {
    ...(ownerOnly === undefined ? {} : { ownerOnly }),
    ...(unsupported === undefined ? {} : { unsupported }),
    ...(aliasOf === undefined ? {} : { aliasOf }),
  }
}

function printMethod(document: OpenRpcDocument, method: Method): string {
  requireDistinct(document, method)
  const params = method.params.map(({ name }) => name)
  const required = method.params.filter((parameter) => parameter.required).length
  const readsOnly = method['x-changes-state'] !== true
  return `  ${key(method.name)}: ${literal({ params, required, readsOnly, ...optionalParts(method) })},\n`
}

/** signatures.ts: what a client has to know of each method while it runs. */
export function printSignatures(document: OpenRpcDocument): string {
  return `${BANNER}import type { MethodName } from './methods.ts'

export interface Signature {
  /** Names of the parameters in their order. */
  readonly params: readonly string[]
  /** How many of them must be there; these come first. */
  readonly required: number
  /** Changes nothing, so that a request may be sent once more. */
  readonly readsOnly: boolean
  /** Only for the owner of the machine: it signs with kept keys, or changes the node itself. */
  readonly ownerOnly?: 'wallet' | 'control'
  /** The text with which every node refuses it. */
  readonly unsupported?: string
  /** The method that this is another name of. */
  readonly aliasOf?: MethodName
}

export const signatures: { readonly [M in MethodName]: Signature } = {
${document.methods.map((method) => printMethod(document, method)).join('')}}
`
}
