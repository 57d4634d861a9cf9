import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parse } from 'yaml'
import {
  type Method,
  moduleOf,
  type OpenRpcDocument,
  type Profile,
  type RegisteredError,
  type Schema,
} from './openrpc.ts'

/** The text of each file of openrpc/ by its path there, such as `methods/eth/eth_call.yaml`. */
export type Sources = ReadonlyMap<string, string>

/** What the admin API has from the node's own document. */
const SHARED = ['errors/shared.yaml', 'methods/rpc/rpc.discover.yaml', 'schemas/shared.yaml']

/** The sources of both documents, of the node's API and of the admin API, from the folder openrpc/. */
export function readSources(folder: string): { readonly node: Sources; readonly admin: Sources } {
  const all = readFolder(folder)
  const node = all.filter(([path]) => !path.startsWith('admin/'))
  const shared = all.filter(([path]) => SHARED.includes(path))
  return { node: new Map(node), admin: new Map([...readFolder(join(folder, 'admin')), ...shared].sort()) }
}

/** The folder's YAML files, in the order of their paths. */
function readFolder(folder: string): [path: string, text: string][] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'))
  return paths
    .map((path) => relative(folder, join(folder, path)).split(sep).join('/'))
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')])
}

function byKey<T>(records: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const entries = records.flatMap((record) => Object.entries(record))
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function filesIn(sources: Sources, folder: string): string[] {
  return [...sources].filter(([path]) => path.startsWith(folder)).map(([, text]) => text)
}

/**
 * The whole OpenRPC document, with its references kept: methods and components in the order of their names, the errors
 * that all methods share joined to each method's own, what the registry says beyond OpenRPC under `x-errors`.
 */
export function bundle(sources: Sources): OpenRpcDocument {
  // The casts: these files are our own, and the document lint checks what they hold.
  const head = parse(sources.get('document.yaml') ?? '') as OpenRpcDocument
  const files = filesIn(sources, 'methods/').map((text) => parse(text) as Method)
  const names = new Set(files.map(({ name }) => name))
  const methods = files.flatMap((method) => withAliases(method, names))
  const schemas = byKey(filesIn(sources, 'schemas/').map((text) => parse(text) as Record<string, Schema>))
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

/**
 * Gives each schema its name as title, from which generators of clients name its type. They name the type of a method
 * after the method, so a schema whose name would be the same (`TraceFilter` beside `trace_filter`) has another title.
 */
function withTitles(schemas: Readonly<Record<string, Schema>>, methods: readonly Method[]): Record<string, Schema> {
  const taken = new Set(methods.map(({ name }) => name.split('_').map(capitalise).join('')))
  const titleOf = (name: string) => (taken.has(name) ? `${name}Object` : name)
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { title: titleOf(name), ...schema }]),
  )
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The modules of controls. Tools of Ganache, Hardhat and anvil send the same control under the name of each. */
const CONTROL_MODULES = ['evm', 'hardhat', 'anvil']

/** The names in the other modules of controls, without those that have a file, where tools send something else. */
function aliasesOf({ name }: Method, taken: ReadonlySet<string>): string[] {
  const module = moduleOf(name)
  if (module !== 'evm' && module !== 'hardhat') return [] // a file of anvil's has the form of anvil alone
  const others = CONTROL_MODULES.filter((other) => other !== module).map((other) => name.replace(module, other))
  if (module === 'evm' && taken.has(name.replace(module, 'hardhat'))) return [] // anvil has Hardhat's form
  return others.filter((alias) => !taken.has(alias))
}

/** A method and the same under each of its other names. */
function withAliases(method: Method, taken: ReadonlySet<string>): Method[] {
  const aliases = aliasesOf(method, taken)
  if (aliases.length === 0) return [method]
  const { name, ...rest } = method
  return [
    { ...method, 'x-aliases': aliases },
    ...aliases.map((alias) => ({ name: alias, ...rest, 'x-alias-of': name })),
  ]
}

/** Whether a profile offers the method. */
function offers({ modules, methods = [], except = [] }: Profile, { name, 'x-unsupported': unsupported }: Method) {
  if (unsupported !== undefined) return false
  const isOfModule = modules.includes('*') || modules.includes(moduleOf(name))
  return methods.includes(name) || (isOfModule && !except.includes(name))
}

function withProfiles(method: Method, profiles: readonly (readonly [string, Profile])[]): Method {
  const { examples, 'x-error-examples': errorExamples, ...rest } = method
  const names = profiles.filter(([, profile]) => offers(profile, method)).map(([name]) => name)
  const shown = errorExamples === undefined ? {} : { 'x-error-examples': errorExamples }
  return { ...rest, 'x-profiles': names, examples, ...shown }
}

function withCommonErrors(method: Method, head: OpenRpcDocument): Method {
  const common = head['x-common-errors'].map((name) => ({ $ref: `#/components/errors/${name}` }))
  const errors = [...(method.errors ?? []), ...common].sort((a, b) => (a.$ref < b.$ref ? -1 : 1))
  const { examples, 'x-error-examples': errorExamples, ...rest } = method
  return { ...rest, errors, examples, ...(errorExamples === undefined ? {} : { 'x-error-examples': errorExamples }) }
}
