import { type Method, type OpenRpcDocument, refName, type Schema } from '../openrpc.ts'
import { BANNER, key, literal } from './text.ts'

/** Returns the names of the members that an object of this schema may have. */
function membersOf(document: OpenRpcDocument, schema: Schema): string[] {
  const target = schema.$ref === undefined ? undefined : document.components.schemas[refName(schema.$ref)]
  return [
    ...Object.keys(schema.properties ?? {}),
    ...[...(schema.anyOf ?? []), ...(target === undefined ? [] : [target])].flatMap((inner) =>
      membersOf(document, inner),
    ),
  ]
}

/** Throws if the first parameter has a member with its own name, which would look like parameters by name. */
function requireDistinct(document: OpenRpcDocument, { name, params: [first] }: Method): void {
  if (first === undefined || !membersOf(document, first.schema).includes(first.name)) return
  throw new Error(`${name}: parameter ${first.name} has a member of the same name; rename the parameter`)
}

function printMethod(document: OpenRpcDocument, method: Method): string {
  requireDistinct(document, method)
  const params = method.params.map(({ name }) => name)
  const required = method.params.filter((parameter) => parameter.required).length
  const optional = required < params.length ? { required } : {}
  const changes = method['x-changes-state'] === true ? { changesState: true } : {}
  return `  ${key(method.name)}: ${literal({ params, ...optional, ...changes })},\n`
}

/** Prints signatures.ts: the facts of each method that a client needs at run time. */
export function printSignatures(document: OpenRpcDocument): string {
  return `${BANNER}import type { MethodName } from './methods.ts'

export interface Signature {
  /** Names of the parameters in their order. */
  readonly params: readonly string[]
  /** Number of required parameters, which come first; undefined if all are. */
  readonly required?: number
  /** A request may change something, so a client must not repeat it. */
  readonly changesState?: true
}

export const signatures: { readonly [M in MethodName]: Signature } = {
${document.methods.map((method) => printMethod(document, method)).join('')}}
`
}
