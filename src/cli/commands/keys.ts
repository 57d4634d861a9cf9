import type { Command } from 'commander'
import { systemClock } from '../../base/clock.ts'
import { applyChanges } from '../../keys/applyChanges.ts'
import type { NewKey } from '../../keys/keyStore.ts'
import { CommandError } from '../failure.ts'
import { addGrantFlags, readChanges } from '../keys/grantFlags.ts'
import { printKeys } from '../keys/keyTable.ts'
import { listOwners, setOwner } from '../keys/owners.ts'
import { parseSpan, printTime } from '../keys/times.ts'
import { showUsage } from '../keys/usage.ts'
import { type Flags, KEY_SETTINGS, withKeys } from '../keys/withKeys.ts'
import type { Output } from '../output.ts'
import { printCommand } from '../printCommand.ts'
import { readFlag } from '../readFlag.ts'
import { addExample, addSettingFlags } from '../settingFlags.ts'

const SPAN = {
  expected: 'a span of time as 24h or 30d, up to a hundred years',
  read: (raw: unknown) => parseSpan(String(raw)),
}

function tellKey({ id, key }: NewKey, output: Output): void {
  output.write(`id   ${id}\nkey  ${key}\n`)
  output.complain('This is the only time the key is shown; only its hash is kept.')
}

async function create(flags: Flags, output: Output): Promise<void> {
  const grant = applyChanges({ name: '', network: 'all' }, readChanges(flags, systemClock.nowMs()))
  tellKey(await withKeys(flags, (keys, { keysPerOwner }) => keys.create(grant, keysPerOwner)), output)
}

async function update(id: string, flags: Flags, output: Output): Promise<void> {
  const { limits = {}, ...others } = readChanges(flags, systemClock.nowMs())
  if (Object.keys({ ...limits, ...others }).length === 0) {
    throw new CommandError(
      'nothing to change: expected at least one flag of "scion keys update --help", as --owner NAME',
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
  if (keepMs === 0 || previousUntilMs === undefined) output.write('old  ends within a second\n')
  else output.write(`old  is valid until ${printTime(previousUntilMs)}\n`)
}

async function list(flags: Flags, output: Output): Promise<void> {
  const owner = typeof flags.owner === 'string' ? flags.owner : undefined
  const text = await withKeys(flags, async (store, config) => {
    const keys = await store.list({ owner })
    if (keys.length > 0) return printKeys(keys, systemClock.nowMs())
    const [whose, flag] = owner === undefined ? ['', ''] : [` of ${owner}`, ' --owner OWNER']
    return `no keys${whose}; make one: ${printCommand(`keys create --name NAME${flag}`, config)}\n`
  })
  output.write(text)
}

async function revoke(id: string, flags: Flags, output: Output): Promise<void> {
  const isRevoked = await withKeys(flags, (keys) => keys.revoke(id))
  if (!isRevoked) throw new CommandError(`there is no valid key with the id ${id}`)
  output.write(`revoked ${id}\n`)
}

/** `scion keys create|update|rotate|list|revoke|usage|owner|owners` */
export function addKeys(program: Command, output: Output): void {
  const keys = program.command('keys').description('API keys, their owners and their use; also beside a running node')
  const command = (usage: string, about: string, settings: Parameters<typeof addSettingFlags>[1] = KEY_SETTINGS) =>
    addSettingFlags(keys.command(usage).description(about), settings).allowExcessArguments(false)

  const creating = command('create', 'make a key; it is shown once', [...KEY_SETTINGS, 'keysPerOwner'])
    .requiredOption('--name <name>', 'what it is for')
    .option('--network <network>', 'the network it opens, or all', 'all')
  addExample(
    addGrantFlags(creating),
    'scion keys create --name shop --network testnet --requests-per-day 25000',
    'scion keys create --name page --owner ana --origins https://app.example --expires 90d',
  ).action((flags) => create(flags, output))

  const updating = command(
    'update <id>',
    'change a key within a second; none in the place of a value takes it away, what is not named stays',
    [...KEY_SETTINGS, 'keysPerOwner'],
  )
    .option('--name <name>', 'what it is for')
    .option('--network <network>', 'the network it opens, or all')
  addExample(
    addGrantFlags(updating),
    'scion keys update 3f9a1c07 --addresses 192.0.2.0/24,2001:db8::1',
    'scion keys update 3f9a1c07 --expires none --requests-per-second 50',
  ).action((id, flags) => update(id, flags, output))

  const rotating = command('rotate <id>', 'give a key a new secret; it is shown once').option(
    '--keep <span>',
    'how long the secret that it had goes on, as 24h, 0h to end it at once; one before that ends in any case',
    '24h',
  )
  addExample(rotating, 'scion keys rotate 3f9a1c07 --keep 7d').action((id, flags) => rotate(id, flags, output))

  command('list', 'show every key that was made, without its secret')
    .option('--owner <name>', 'only the keys of this owner')
    .action((flags) => list(flags, output))
  command('revoke <id>', 'end a key within a second').action((id, flags) => revoke(id, flags, output))

  const using = command('usage', 'show what keys have used, the newest day first; it is a second old at most')
    .option('--from <day>', 'first day, of UTC, as 2027-01-31 (default: 30 days are shown)')
    .option('--to <day>', 'last day (default: today)')
    .option('--id <id>', 'only this key')
    .option('--owner <name>', 'only the keys of this owner')
    .option('--by <what>', 'key, or method: a row for each method of each key', 'key')
    .option('--json', 'a line of JSON for each row')
  addExample(
    using,
    'scion keys usage --owner ana --from 2027-01-01 --to 2027-01-31',
    'scion keys usage --by method --json',
  ).action((flags) => showUsage(flags, output))

  const owning = command('owner <name>', 'show an owner, and say what its keys have together')
    .option('--requests-per-day <count>', 'limit of all its keys together, 0: no limit, none: the default of the node')
    .option('--keys <count>', 'how many valid keys it may have, none: the default')
  addExample(owning, 'scion keys owner ana --requests-per-day 100000 --keys 10').action((name, flags) =>
    setOwner(name, flags, output),
  )
  command('owners', 'show every owner of keys').action((flags) => listOwners(flags, output))
}
