import type { Ajv } from 'ajv'
import type { ValueScopeName } from 'ajv/dist/compile/codegen/scope.js'
import type { SourceCode } from 'ajv/dist/types/index.js'
import { transform } from 'esbuild'
import { IS_ETHEREUM } from '../ajv.ts'

/** Maximum length of a line that holds a whole block, in columns. */
const MAX_BLOCK_COLUMNS = 120

/** The functions that validate schemas, as text. */
export interface ValidatorCode {
  readonly text: string
  /** Ids of schemas outside the text whose functions it calls. */
  readonly imports: readonly string[]
}

/** Returns the name of the function that validates the schema with this `$id`. */
export function validatorName(id: string): string {
  return `validate${id.replaceAll(/\W/g, '_')}`
}

/**
 * Prints one function for each schema. Names come from `$id`s instead of ajv's counters, so that a change of one schema
 * changes the lines of its own function only. Functions in `exported` are exported.
 */
export async function printValidatorCode(
  ajv: Ajv,
  ids: readonly string[],
  exported: readonly string[] = [],
): Promise<ValidatorCode> {
  const called = new Set<string>()
  const constants = new Map<string, string>()
  const functions = ids.map((id) => {
    const code = printFunction(sourceOf(ajv, id), { id, called, constants })
    return exported.includes(id) ? code.replace('function ', 'export function ') : code
  })
  const { code } = await transform(functions.join('\n'), { target: 'es2022' })
  return { text: joinShortBlocks(code), imports: [...called].filter((id) => !ids.includes(id)).sort() }
}

function sourceOf(ajv: Ajv, id: string): SourceCode {
  const source = ajv.getSchema(id)?.source
  if (source === undefined) throw new Error(`schema ${id}: ajv has no code`)
  return source
}

interface Scope {
  readonly id: string
  /** Receives the `$id` of each schema whose function is called. */
  readonly called: Set<string>
  /** Names of the file's constants by their code. */
  readonly constants: Map<string, string>
}

/** Prints a function, and before it the constants that no earlier function uses. */
function printFunction({ validateName, validateCode, scopeValues }: SourceCode, scope: Scope): string {
  const code = passPathAndCompat(String(validateCode))
  const used = new Set(code.match(/\b[a-z]+\d+\b/g))
  const names = new Map([[String(validateName), validatorName(scope.id)]])
  const definitions: string[] = []
  for (const name of Object.values(scopeValues).flatMap((group = new Set()) => [...group])) {
    if (!used.has(String(name))) continue
    const id = schemaIdOf(name)
    if (id !== undefined) scope.called.add(id)
    names.set(String(name), id === undefined ? nameConstant(name, scope, definitions) : validatorName(id))
  }
  // A function that was not compiled yet when ajv printed its call is `wrapper0.validate`.
  const renamed = code.replaceAll(/\b([a-z]+\d+)(\.validate\b)?/g, (text, name) => names.get(name) ?? text)
  return [...definitions, renamed].join('\n')
}

/**
 * Passes the path of a value and the chain's compat as arguments of their own, without the value's parent and root, which no keyword
 * of openrpc/ reads.
 */
function passPathAndCompat(code: string): string {
  const argumentsOf = (path: string) => `${path}, ${IS_ETHEREUM}`
  return code
    .replace(/\{instancePath="".*?\}=\{\}/, `instancePath="", ${IS_ETHEREUM}=false`)
    .replaceAll(/\{instancePath(?::(.*?))?,parentData.*?,rootData\}/g, (_, path = 'instancePath') => argumentsOf(path))
}

/** Returns the `$id` of the schema whose function ajv calls by this name; undefined for names of constants. */
function schemaIdOf({ prefix, value }: ValueScopeName): string | undefined {
  if (value === undefined || (prefix !== 'validate' && prefix !== 'wrapper')) return undefined
  // The cast: ajv does not type these values, which are a function with its schema, or the environment of one.
  const { schema } = value.ref as { readonly schema: { readonly $id: string } }
  return schema.$id
}

/** Returns the name of a constant, and adds its definition if it has none yet. */
function nameConstant({ prefix, value }: ValueScopeName, { id, constants }: Scope, definitions: string[]): string {
  const code = String(value?.code)
  const known = constants.get(code)
  if (known !== undefined) return known
  const taken = new Set(constants.values())
  let name = `${prefix}${id}`
  for (let count = 2; taken.has(name); count++) name = `${prefix}${id}_${count}`
  constants.set(code, name)
  definitions.push(`const ${name} = ${code};`)
  return name
}

/** Puts each block of one short statement on one line. */
function joinShortBlocks(code: string): string {
  const lines: string[] = []
  for (const line of code.split('\n')) {
    if (line.trim() === ';') continue
    const [opening = '', statement = ''] = lines.slice(-2)
    const joined = `${opening} ${statement.trim()} ${line.trim()}`
    const isBlock = opening.endsWith('{') && statement.endsWith(';') && line.trim().startsWith('}')
    if (isBlock && joined.length <= MAX_BLOCK_COLUMNS) lines.splice(-2, 2, joined)
    else lines.push(line)
  }
  return lines.join('\n')
}
