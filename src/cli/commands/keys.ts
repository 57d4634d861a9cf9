import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { type MethodName, methodNames } from '../../../generated/methods.ts'
import { systemClock } from '../../base/clock.ts'
import { suggest } from '../../base/suggest.ts'
import { keysPlace } from '../../config/dataFiles.ts'
import { loadConfig } from '../../config.ts'
import type { ApiKey } from '../../keys/apiKey.ts'
import { type KeyStore, openKeyStore } from '../../keys/keyStore.ts'
import { NETWORK_NAMES, type NetworkName } from '../../network/network.ts'
import { CommandError, explainData, requireData } from '../failure.ts'
import { readIntegerFlag } from '../integerFlag.ts'
import type { Output } from '../output.ts'
import { addExample, addSettingFlags } from '../settingFlags.ts'

type Flags = Record<string, unknown>

/** `makes` says whether a data folder that is not there is made: for what writes the first key. */
async function withKeys<T>(
  flags: Flags,
  makes: 'folder' | 'nothing',
  work: (keys: KeyStore) => Promise<T>,
): Promise<T> {
  const { config: given } = loadConfig({
    flags: { data: flags.data, store: flags.store, sqliteDriver: flags.sqliteDriver, config: flags.config },
  })
  const config = { ...given, data: resolve(given.data) }
  const open = async () => {
    if (makes === 'folder') await mkdir(config.data, { recursive: true })
    else await requireData(config)
    return openKeyStore(keysPlace(config), systemClock)
  }
  const keys = await open().catch((error: unknown) => {
    throw explainData(error, config)
  })
  try {
    return await work(keys)
  } finally {
    await keys.close()
  }
}

function parseNetwork(raw: unknown): NetworkName | 'all' {
  if (raw === 'all') return raw
  const network = NETWORK_NAMES.find((name) => name === raw)
  if (network !== undefined) return network
  throw new CommandError(`network: expected all or one of ${NETWORK_NAMES.join(', ')}, got ${String(raw)}`)
}

function parseMethods(raw: string): MethodName[] {
  return raw.split(',').map((text) => {
    const name = text.trim()
    const method = methodNames.find((known) => known === name)
    if (method !== undefined) return method
    throw new CommandError(`methods: ${name} is not a method of the document${suggest(name, methodNames)}`)
  })
}

const readLimit = (flag: string, raw: unknown) => readIntegerFlag(flag, raw, 0, Number.MAX_SAFE_INTEGER)

async function create(flags: Flags, output: Output): Promise<void> {
  const requestsPerSecond = readLimit('requests-per-second', flags.requestsPerSecond)
  const requestsPerDay = readLimit('requests-per-day', flags.requestsPerDay)
  const grant = {
    name: String(flags.name),
    network: parseNetwork(flags.network),
    ...(typeof flags.methods === 'string' && { methods: parseMethods(flags.methods) }),
    limits: {
      ...(requestsPerSecond !== undefined && { requestsPerSecond }),
      ...(requestsPerDay !== undefined && { requestsPerDay }),
    },
  }
  const { id, key } = await withKeys(flags, 'folder', (keys) => keys.create(grant))
  output.write(`id   ${id}\nkey  ${key}\n`)
  output.complain('This is the only time the key is shown; only its hash is kept.')
}

const HEADS = ['id', 'network', 'created', 'state', 'limits', 'methods', 'name']

/** What each column of the list says of a key. */
function columnsOf({ id, name, network, methods, limits, createdAtMs, revokedAtMs }: ApiKey): string[] {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const bound = (count: number | undefined, unit: string) => {
    if (count === undefined) return []
    return [count === 0 ? `any/${unit}` : `${count}/${unit}`]
  }
  const bounds = [...bound(limits.requestsPerSecond, 's'), ...bound(limits.requestsPerDay, 'day')]
  const state = revokedAtMs === undefined ? 'valid' : `revoked ${day(revokedAtMs)}`
  return [id, network, day(createdAtMs), state, bounds.join(' ') || '-', methods?.join(',') ?? '*', name]
}

function printTable(rows: readonly (readonly string[])[]): string {
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const print = (row: readonly string[]) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => `${print(row).trimEnd()}\n`).join('')
}

async function list(flags: Flags, output: Output): Promise<void> {
  const keys = await withKeys(flags, 'nothing', (store) => store.list())
  output.write(
    keys.length === 0
      ? 'no keys; make one: scion keys create --name NAME\n'
      : printTable([HEADS, ...keys.map(columnsOf)]),
  )
}

async function revoke(id: string, flags: Flags, output: Output): Promise<void> {
  const isRevoked = await withKeys(flags, 'nothing', (keys) => keys.revoke(id))
  if (!isRevoked) throw new CommandError(`there is no valid key with the id ${id}`)
  output.write(`revoked ${id}\n`)
}

/** `scion keys create|list|revoke` */
export function addKeys(program: Command, output: Output): void {
  const keys = program.command('keys').description('make, list and revoke API keys; also beside a running node')
  const command = (usage: string, about: string) =>
    addSettingFlags(keys.command(usage).description(about), ['data', 'store', 'sqliteDriver']).allowExcessArguments(
      false,
    )
  const creating = command('create', 'make a key; it is shown once')
    .requiredOption('--name <name>', 'whose key it is')
    .option('--network <network>', 'the network it opens, or all', 'all')
    .option('--methods <names>', 'the methods it opens, separated by commas (default: every method)')
    .option('--requests-per-second <count>', 'limit, 0 for none; a batch costs its length')
    .option('--requests-per-day <count>', 'limit, by UTC days, 0 for none')
  addExample(creating, 'scion keys create --name shop --network testnet --requests-per-day 25000').action((flags) =>
    create(flags, output),
  )
  command('list', 'show every key that was made, without its secret').action((flags) => list(flags, output))
  command('revoke <id>', 'end a key within a second').action((id, flags) => revoke(id, flags, output))
}
