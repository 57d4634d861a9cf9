import type { Command } from 'commander'
import { applyChanges } from '../../apiKeys/grant.ts'
import type { NewKey } from '../../apiKeys/keyStore.ts'
import { systemClock } from '../../base/clock.ts'
import { plainText, printable } from '../../base/printable.ts'
import { CommandError } from '../failure.ts'
import { addExample } from '../help.ts'
import { addGrantFlags, readChanges } from '../keys/grantFlags.ts'
import { printKeys } from '../keys/keyTable.ts'
import { listOwners, setOwner } from '../keys/owners.ts'
import { parseSpan, printTime } from '../keys/times.ts'
import { showUsage } from '../keys/usage.ts'
import { type Flags, KEY_SETTINGS, readKeys, withKeys } from '../keys/withKeys.ts'
import type { Output } from '../output.ts'
import { printCommand } from '../printCommand.ts'
import { readFlag } from '../readFlag.ts'
import { addSettingFlags } from '../settingFlags.ts'

const SPAN = {
  expected: 'a duration like 24h or 30d, up to 100 years',
  read: (raw: unknown) => parseSpan(String(raw)),
}

function tellKey({ id, key }: NewKey, output: Output): void {
  output.write(printable`id   ${plainText(id)}\nkey  ${plainText(key)}\n`)
  output.complain(printable`The key is shown only once. The node stores its hash.`)
}

async function create(flags: Flags, output: Output): Promise<void> {
  const grant = applyChanges({ name: '', network: 'all' }, readChanges(flags, systemClock.nowMs()))
  tellKey(await withKeys(flags, (keys, { keysPerOwner }) => keys.create(grant, keysPerOwner)), output)
}

async function update(id: string, flags: Flags, output: Output): Promise<void> {
  const { limits = {}, ...others } = readChanges(flags, systemClock.nowMs())
  if (Object.keys({ ...limits, ...others }).length === 0) {
    throw new CommandError(
      'update: must come with at least one change, got none; add a flag of "scion keys update --help", for example --owner NAME',
    )
  }
  const changes = { ...others, limits }
  const key = await withKeys(flags, (keys, { keysPerOwner }) => keys.update(id, changes, keysPerOwner))
  output.write(printKeys([key], systemClock.nowMs()))
}

async function rotate(id: string, flags: Flags, output: Output): Promise<void> {
  const keepMs = readFlag('keep', flags.keep, SPAN) ?? 0
  const { made, previousUntilMs } = await withKeys(flags, async (keys) => {
    const made = await keys.rotate(id, keepMs)
    return { made, previousUntilMs: (await keys.get(id))?.previousUntilMs }
  })
  tellKey(made, output)
  if (keepMs === 0 || previousUntilMs === undefined) output.write(printable`old  expires within a second\n`)
  else output.write(printable`old  is valid until ${plainText(printTime(previousUntilMs))}\n`)
}

async function list(flags: Flags, output: Output): Promise<void> {
  const owner = typeof flags.owner === 'string' ? flags.owner : undefined
  const text = await readKeys(flags, async (store, config) => {
    const keys = await store.list({ owner })
    if (keys.length > 0) return printKeys(keys, systemClock.nowMs())
    const [whose, flag] = owner === undefined ? ['', ''] : [` of ${owner}`, ' --owner OWNER']
    return printable`${plainText(`no keys${whose}; create one: ${printCommand(`keys create --name NAME${flag}`, config)}`)}\n`
  })
  output.write(text)
}

async function revoke(id: string, flags: Flags, output: Output): Promise<void> {
  const isRevoked = await withKeys(flags, (keys) => keys.revoke(id))
  if (!isRevoked) throw new CommandError(`id: must be the id of a valid key, got ${id}; list the keys`)
  output.write(printable`revoked ${plainText(id)}\n`)
}

/** `scion keys create|update|rotate|list|revoke|usage|owner|owners` */
export function addKeys(program: Command, output: Output): void {
  const keys = program
    .command('keys')
    .description('manage API keys, their owners and their usage; also while a node runs')
  const command = (usage: string, about: string, settings: Parameters<typeof addSettingFlags>[1] = KEY_SETTINGS) =>
    addSettingFlags(keys.command(usage).description(about), settings).allowExcessArguments(false)

  const creating = command('create', 'create a key; it is shown once', [...KEY_SETTINGS, 'keysPerOwner'])
    .requiredOption('--name <name>', 'purpose of the key')
    .option('--network <network>', 'network that it is valid for, or all', 'all')
  addExample(
    addGrantFlags(creating),
    'scion keys create --name shop --network testnet --requests-per-day 25000',
    'scion keys create --name page --owner ana --origins https://app.example --expires 90d',
  ).action((flags) => create(flags, output))

  const updating = command(
    'update <id>',
    'change a key within a second; the value none removes a property, others stay as they are',
    [...KEY_SETTINGS, 'keysPerOwner'],
  )
    .option('--name <name>', 'purpose of the key')
    .option('--network <network>', 'network that it is valid for, or all')
  addExample(
    addGrantFlags(updating),
    'scion keys update 3f9a1c07 --addresses 192.0.2.0/24,2001:db8::1',
    'scion keys update 3f9a1c07 --expires none --requests-per-second 50',
  ).action((id, flags) => update(id, flags, output))

  const rotating = command('rotate <id>', 'replace the secret of a key; the new one is shown once').option(
    '--keep <span>',
    'time that the old secret stays valid, like 24h; 0h: none. An earlier secret expires at once',
    '24h',
  )
  addExample(rotating, 'scion keys rotate 3f9a1c07 --keep 7d').action((id, flags) => rotate(id, flags, output))

  command('list', 'list every key, without its secret')
    .option('--owner <name>', 'only the keys of this owner')
    .action((flags) => list(flags, output))
  command('revoke <id>', 'revoke a key within a second').action((id, flags) => revoke(id, flags, output))

  const using = command('usage', 'show the usage of keys, newest day first, at most one second old')
    .option('--from <day>', 'first UTC day, like 2027-01-31 (default: 30 days)')
    .option('--to <day>', 'last UTC day (default: today)')
    .option('--id <id>', 'only this key')
    .option('--owner <name>', 'only the keys of this owner')
    .option('--by <what>', 'rows per key, or per key and method: key or method', 'key')
    .option('--json', 'print a JSON line per row')
  addExample(
    using,
    'scion keys usage --owner ana --from 2027-01-01 --to 2027-01-31',
    'scion keys usage --by method --json',
  ).action((flags) => showUsage(flags, output))

  const owning = command('owner <name>', 'show an owner, or set the limits of all its keys together')
    .option(
      '--requests-per-day <count>',
      'limit of all its keys, in requests per UTC day; 0: no limit; none: the default of the node',
    )
    .option('--keys <count>', 'maximum number of valid keys; none: the default of the node')
  addExample(owning, 'scion keys owner ana --requests-per-day 100000 --keys 10').action((name, flags) =>
    setOwner(name, flags, output),
  )
  command('owners', 'list every owner of keys').action((flags) => listOwners(flags, output))
}
