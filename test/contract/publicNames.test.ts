import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { createProgram } from '../../src/cli/run.ts'
import { SIGNALS } from '../../src/cli/waitForStop.ts'
import { SETTING_NAMES, variableOf } from '../../src/config/settings.ts'
import { EXIT } from '../../src/doctor/report.ts'
import { describeSharing } from '../../src/metrics/chainMetrics.ts'
import { printMetrics } from '../../src/metrics/textFormat.ts'
import { refusalReasons } from '../../src/rpc/refusalReason.ts'
import { createLogger } from '../../src/server/logger.ts'
import { signFrom } from '../_helpers/chain.ts'
import { runCli } from '../cli/_cli.ts'
import { call, startWatchedNode } from '../metrics/_watchedNode.ts'

const root = join(import.meta.dirname, '../..')
const src = join(root, 'src')
const sources = readdirSync(src, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(src, file), 'utf8'))

/** Returns the texts of a pattern's first group in the sources. */
function inSources(pattern: RegExp): string[] {
  return sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found))
}

/** Returns each name once, in order, with its kind in front. */
function listed(kind: string, names: Iterable<string>): string[] {
  return [...new Set(names)].sort().map((name) => `${kind} ${name}`)
}

/** Returns the arguments and flags of a command and its subcommands. */
function flagsOf(command: Command, path: readonly string[] = []): string[] {
  const here = path.join(' ')
  const own = [
    ...command.registeredArguments.map((argument) => `<${argument.name()}>`),
    ...command.options.map(({ flags }) => flags),
  ]
  const below = command.commands.flatMap((inner) => flagsOf(inner, [...path, inner.name()]))
  return [...own.map((name) => `${here} ${name}`.trim()), ...below]
}

/** Returns the names of environment variables. */
function variables(): string[] {
  const others = [...inSources(/(?:process\.env|environment)\.([A-Z_]+)\b/g), ...inSources(/'(SCION_[A-Z]+)'/g)]
  return [...SETTING_NAMES.map(variableOf), ...others]
}

/** Returns the metrics of a scrape, each with its type and labels. */
function metricsOf(text: string): string[] {
  const labels = new Map<string, Set<string>>()
  for (const [, name = '', pairs = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const found = labels.get(name) ?? new Set()
    labels.set(name, found)
    for (const [, label = ''] of pairs.matchAll(/(\w+)="/g)) found.add(label)
  }
  const families = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return families.map(([, name = '', type = '']) => {
    const found = labels.get(name) ?? labels.get(`${name}_bucket`) ?? []
    return `${name} ${type} ${[...found].sort().join(' ')}`.trim()
  })
}

const TRANSFER = { to: new Uint8Array(20).fill(7), gasLimit: 21_000n }
const SHARING = { writes: () => true, behindMs: () => 0 }

/** Returns the metrics and log fields of a node after served and refused requests. */
async function observeNode(): Promise<{ metrics: string[]; logFields: string[] }> {
  const { post, scrape, logged } = await startWatchedNode()
  await post(call('eth_chainId'))
  await post([call('eth_chainId'), call('eth_getBalance', ['x'])])
  await post(call('eth_chainId'), '/regtest/wrong')
  await post(call('eth_sendRawTransaction', [toHex(signFrom(0, TRANSFER))])) // the age of genesis is not reported
  createLogger('info', { write: (line) => logged.push(line) }).info('x')
  // Only processes over PostgreSQL share a chain.
  const shared = await printMetrics(describeSharing(new Map([['regtest', SHARING]])))
  return {
    metrics: metricsOf((await scrape()).text + shared),
    logFields: logged.flatMap((line) => Object.keys(JSON.parse(line))),
  }
}

/** Returns the fields of log lines in the sources, without spread ones. */
function givenLogFields(): string[] {
  const objects = inSources(/[lL]ogger\.(?:trace|debug|info|warn|error|fatal)\(\s*\{([^}]*)\}/g)
  return objects.flatMap((fields) => fields.split(',').flatMap((field) => /^\s*(\w+)/.exec(field)?.[1] ?? []))
}

/** Returns the events of `scion dev --log-format json` and their fields. */
function devEvents(): string[] {
  const report = readFileSync(join(src, 'cli/dev/log/report.ts'), 'utf8')
  const fields = [...report.matchAll(/readonly (\w+)\??:/g)].map(([, name = '']) => `field ${name}`)
  const others = inSources(/printEvent\('\w+', \{ (\w+)/g).map((name) => `field ${name}`)
  return [...fields, ...others, ...inSources(/(?:writeEvent|printEvent)\('(\w+)'/g).map((name) => `event ${name}`)]
}

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

interface Described {
  readonly 'x-errors': Readonly<Record<string, { readonly data?: Schema }>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Returns the members of a schema as paths. */
function membersOf(schema: Schema, schemas: Described['components']['schemas'], path: string): string[] {
  const referred = schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? '']
  const parts = [referred, schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    `${path}.${name}`,
    ...membersOf(member, schemas, `${path}.${name}`),
  ])
  return [...own, ...parts.flatMap((part) => (part === undefined ? [] : membersOf(part, schemas, path)))]
}

function errorData(document: string): string[] {
  const { 'x-errors': errors, components }: Described = JSON.parse(readFileSync(join(root, document), 'utf8'))
  return Object.entries(errors).flatMap(([name, { data }]) =>
    data === undefined ? [] : [`${name} data`, ...membersOf(data, components.schemas, `${name} data`)],
  )
}

async function exitCodes(): Promise<string[]> {
  const [done, failed] = [await runCli('config'), await runCli('config', '--port', 'x')]
  const named = [...Object.entries(EXIT).map(([name, code]) => [`doctor ${name}`, code]), ...Object.entries(SIGNALS)]
  return [`done ${done.code}`, `failed ${failed.code}`, ...named.map(([name, code]) => `${name} ${code}`)]
}

it('public names do not change: settings, flags, variables, metrics, log fields, exit codes, error data', async () => {
  const output = { write: () => undefined, complain: () => undefined, hasColour: false }
  const program = createProgram(output, () => Promise.reject(new Error('the test starts no node')))
  const { metrics, logFields } = await observeNode()
  const names = [
    ...listed('setting', SETTING_NAMES),
    ...listed('flag', flagsOf(program)),
    ...listed('variable', variables()),
    ...listed('metric', metrics),
    ...listed('refusal reason', refusalReasons),
    ...listed('log field', [...logFields, ...givenLogFields()]),
    ...listed('dev log', devEvents()),
    ...listed('exit code', await exitCodes()),
    ...listed('error', errorData('generated/openrpc.json')),
    ...listed('admin error', errorData('generated/admin/openrpc.json')),
  ]
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('public-names.txt')
})
