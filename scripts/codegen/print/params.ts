import { type Method, type OpenRpcDocument, reachableSchemas } from '../openrpc.ts'
import { createHintOf, type HintOf } from './hints.ts'
import { BANNER, key, literal } from './text.ts'

const HEAD = `${BANNER}import type { MethodName } from './methods.ts'

/** Explains to a caller why a value is refused; \`when\` and \`unless\` are positions in \`conditions\` of the validators. */
export interface Hint {
  readonly expects: string
  readonly invalid?: readonly { readonly when?: number; readonly unless?: number; readonly message: string }[]
  /** Name in \`hints\` of a schema for the same value. */
  readonly ref?: string
  readonly anyOf?: readonly Hint[]
  readonly items?: Hint
  readonly properties?: Readonly<Record<string, Hint>>
  /** Members for which null counts as absent. */
  readonly optional?: readonly string[]
  /** Hint of a map's values. */
  readonly values?: Hint
}

export interface Parameter {
  readonly name: string
  /** False: null counts as absent. */
  readonly required: boolean
  /** The value that null stands for in a required parameter. */
  readonly nullIs?: string | readonly []
  /** With \`--compat ethereum\`, an absent value counts as null. */
  readonly isOptionalInEthereum?: true
  readonly hint: Hint
}

`

function printMethod({ name, params }: Method, hintOf: HintOf): string {
  const lines = params.map((parameter) => {
    const hint = hintOf(parameter.schema, parameter['x-invalid'])
    const nullIs = parameter['x-null-is']
    const known = {
      name: parameter.name,
      required: parameter.required,
      ...(nullIs === undefined ? {} : { nullIs }),
      ...(parameter['x-ethereum'] === undefined ? {} : { isOptionalInEthereum: true }),
    }
    return `    ${literal({ ...known, hint })},\n`
  })
  return `  ${key(name)}: [${lines.length === 0 ? '' : `\n${lines.join('')}  `}],\n`
}

/** Prints params.ts: names and hints of parameters, from which refusals are explained. */
export function printParams(document: OpenRpcDocument): string {
  const hintOf = createHintOf(document)
  const schemas = document.methods.flatMap(({ params }) => params.map(({ schema }) => schema))
  const hints = reachableSchemas(document, schemas).map(
    (name) => `  ${key(name)}: ${literal(hintOf(document.components.schemas[name] ?? {}))},\n`,
  )
  return `${HEAD}/** The parameters of each method in their order. */
export const parameters: { readonly [M in MethodName]: readonly Parameter[] } = {
${document.methods.map((method) => printMethod(method, hintOf)).join('')}}

/** The hints of the named schemas. */
export const hints: Readonly<Record<string, Hint>> = {
${hints.join('')}}
`
}
