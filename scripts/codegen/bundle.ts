import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { foldDescriptions } from './foldDescriptions.ts'
import {
  type Method,
  moduleOf,
  type OpenRpcDocument,
  type Profile,
  type RegisteredError,
  type Schema,
} from './openrpc.ts'
import { parse } from './yaml.ts'

/** Texts of the files of openrpc/ by their path in it, such as `methods/eth/eth_call.yaml`. */
export type Sources = ReadonlyMap<string, string>

/** Files of the node's document that the admin API's document includes. */
const SHARED = ['errors/shared.yaml', 'methods/rpc/rpc.discover.yaml', 'schemas/shared.yaml']

/** Reads the sources of both documents, of the node's API and of the admin API, from the folder openrpc/. */
export function readSources(folder: string): { readonly node: Sources; readonly admin: Sources } {
  const all = readFolder(folder)
  const node = all.filter(([path]) => !path.startsWith('admin/'))
  const shared = all.filter(([path]) => SHARED.includes(path))
  return { node: new Map(node), admin: new Map([...readFolder(join(folder, 'admin')), ...shared].sort()) }
}

/** Reads a folder's YAML files, in the order of their paths. */
function readFolder(folder: string): [path: string, text: string][] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'))
  return paths
    .map((path) => relative(folder, join(folder, path)).split(sep).join('/'))
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')])
}

/** Merges records, with their keys in alphabetical order. */
function byKey<T>(records: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const entries = records.flatMap((record) => Object.entries(record))
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the texts of the files whose path begins with the folder. */
function filesIn(sources: Sources, folder: string): string[] {
  return [...sources].filter(([path]) => path.startsWith(folder)).map(([, text]) => text)
}

/**
 * Returns the whole OpenRPC document with its references. Methods and components are in the order of their names, each method
 * has the errors that all methods share, and `x-errors` has what the registry says beyond OpenRPC.
 */
export function bundle(sources: Sources): OpenRpcDocument {
  // The casts: these files are our own, and the lint checks them.
  const head = parse(sources.get('document.yaml') ?? '') as OpenRpcDocument
  const files = filesIn(sources, 'methods/').map((text) => withFoldedSchemas(parse(text) as Method))
  const names = new Set(files.map(({ name }) => name))
  const methods = files.flatMap((method) => withAliases(withBareParam(method), names))
  const schemas = foldDescriptions(
    byKey(filesIn(sources, 'schemas/').map((text) => parse(text) as Record<string, Schema>)),
  )
  const profiles = Object.entries(parse(sources.get('profiles.yaml') ?? '{}') as Record<string, Profile>)
  const registry = byKey(filesIn(sources, 'errors/').map((text) => parse(text) as Record<string, RegisteredError>))
  return {
    ...head,
    methods: methods
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((method) => withProfiles(withCommonErrors(method, head), profiles)),
    components: {
      ...head.components,
      errors: Object.fromEntries(
        Object.entries(registry).map(([name, { code, message }]) => [name, { code, message }]),
      ),
      schemas: withTitles(schemas, methods),
    },
    'x-errors': registry,
    'x-profiles': Object.fromEntries(profiles.map(([name, { summary }]) => [name, summary])),
  }
}

/** Returns a method whose own descriptions have their lines, which documentation shows, and whose schemas have one for each paragraph. */
function withFoldedSchemas(method: Method): Method {
  const foldSchema = <T extends { readonly schema: Schema }>(value: T) => ({
    ...value,
    schema: foldDescriptions(value.schema),
  })
  return { ...method, params: method.params.map(foldSchema), result: foldSchema(method.result) }
}

/**
 * Adds each schema's name as its title, from which generators of clients name its type. They name a method's type after the
 * method, so a schema with such a name (`TraceFilter` beside `trace_filter`) has another title.
 */
function withTitles(schemas: Readonly<Record<string, Schema>>, methods: readonly Method[]): Record<string, Schema> {
  const taken = new Set(methods.map(({ name }) => name.split('_').map(capitalise).join('')))
  const titleOf = (name: string) => (taken.has(name) ? `${name}Object` : name)
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { title: titleOf(name), ...schema }]),
  )
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Modules of development methods: tools of Ganache, Hardhat and anvil use the same methods under these names. */
const DEVELOPMENT_MODULES = ['evm', 'hardhat', 'anvil']

/** Marks a development method with one parameter, whose value old tools send as `params` without an array. */
function withBareParam(method: Method): Method {
  const isMarked = DEVELOPMENT_MODULES.includes(moduleOf(method.name)) && method.params.length === 1
  return isMarked ? { ...method, 'x-bare-param': true } : method
}

/** Returns a method's other names: those of its file, and its names in the other development modules. */
function aliasesOf({ name, 'x-aliases': named = [] }: Method, taken: ReadonlySet<string>): string[] {
  return [...named, ...developmentNamesOf(name, taken)]
}

/** Returns a method's names in the other development modules, except names with a file, whose parameters differ. */
function developmentNamesOf(name: string, taken: ReadonlySet<string>): string[] {
  const module = moduleOf(name)
  if (module !== 'evm' && module !== 'hardhat') return [] // a file of anvil has anvil's parameters only
  const others = DEVELOPMENT_MODULES.filter((other) => other !== module).map((other) => name.replace(module, other))
  if (module === 'evm' && taken.has(name.replace(module, 'hardhat'))) return [] // anvil has Hardhat's parameters
  return others.filter((alias) => !taken.has(alias))
}

/** Returns a method and a copy of it for each alias. */
function withAliases(method: Method, taken: ReadonlySet<string>): Method[] {
  const aliases = aliasesOf(method, taken)
  if (aliases.length === 0) return [method]
  const { name, 'x-aliases': _, ...rest } = method
  return [
    { ...method, 'x-aliases': aliases },
    ...aliases.map((alias) => asAlias({ ...rest, name: alias, 'x-alias-of': name })),
  ]
}

/** Returns an alias; one of anvil returns null if its method says so, since clients of anvil accept nothing else. */
function asAlias(alias: Method): Method {
  if (!givesNull(alias)) return alias
  const { name } = alias.result
  return {
    ...alias,
    result: { name, description: 'Always null.', schema: { title: 'Nothing', type: 'null' } },
    examples: alias.examples.map((example) => ({ ...example, result: { name, value: null } })),
  }
}

/** Returns whether the method is an alias of anvil whose result is null, unlike that of its other names. */
export function givesNull(method: Method): boolean {
  return method['x-null-in-anvil'] === true && moduleOf(method.name) === 'anvil'
}

/** Returns whether a profile offers the method. */
function offers({ modules, methods = [], except = [] }: Profile, { name, 'x-unsupported': unsupported }: Method) {
  if (unsupported !== undefined) return false
  const isOfModule = modules.includes('*') || modules.includes(moduleOf(name))
  return methods.includes(name) || (isOfModule && !except.includes(name))
}

/** Adds the names of the profiles that offer the method. */
function withProfiles(method: Method, profiles: readonly (readonly [string, Profile])[]): Method {
  const { examples, 'x-error-examples': errorExamples, ...rest } = method
  const names = profiles.filter(([, profile]) => offers(profile, method)).map(([name]) => name)
  const shown = errorExamples === undefined ? {} : { 'x-error-examples': errorExamples }
  return { ...rest, 'x-profiles': names, examples, ...shown }
}

/** Adds the errors of every method. */
function withCommonErrors(method: Method, head: OpenRpcDocument): Method {
  const common = head['x-common-errors'].map((name) => ({ $ref: `#/components/errors/${name}` }))
  const errors = [...(method.errors ?? []), ...common].sort((a, b) => (a.$ref < b.$ref ? -1 : 1))
  const { examples, 'x-error-examples': errorExamples, ...rest } = method
  return { ...rest, errors, examples, ...(errorExamples === undefined ? {} : { 'x-error-examples': errorExamples }) }
}
