import type { ApiKey } from '../../apiKeys/apiKey.ts'
import { dayOf, parseDay, printDay } from '../../apiKeys/days.ts'
import type { ReadOnlyKeyStore } from '../../apiKeys/keyStore.ts'
import { type KeyUsage, MAX_LISTED, type Usage, type UsageFilter } from '../../apiKeys/usageStore.ts'
import { systemClock } from '../../base/clock.ts'
import { joinPrintable, type Printable, plainJson, plainText, printable } from '../../base/printable.ts'
import { toSeconds } from '../../base/rounded.ts'
import { choice } from '../../config/kinds.ts'
import { CommandError } from '../failure.ts'
import type { Output } from '../output.ts'
import { readFlag } from '../readFlag.ts'
import { NOTHING, printTable } from './table.ts'
import { type Flags, readKeys } from './withKeys.ts'

/** Default number of days. */
const USUAL_DAYS = 30
const MS_PER_SECOND = 1_000

const DAY = {
  expected: 'a day like 2027-01-31',
  read: (raw: unknown) => parseDay(String(raw)),
}

/** Shows what keys have used, by day and key, or by method besides. */
export async function showUsage(flags: Flags, output: Output): Promise<void> {
  const filter = readFilter(flags)
  const grouping = readFlag('by', flags.by, choice(['key', 'method'])) ?? 'key'
  const { rows, keys } = await readKeys(flags, async (store) => ({
    rows: grouping === 'method' ? await store.usage.list(filter) : await store.usage.listKeys(filter),
    keys: await keysOf(store, filter),
  }))
  output.write(flags.json === true ? printLines(rows, keys) : printRows(rows, keys, grouping, filter))
  if (rows.length === MAX_LISTED) {
    output.complain(
      printable`Only the newest ${MAX_LISTED} rows are shown. Choose fewer days with --from and --to, or one key with --id.`,
    )
  }
}

function readFilter({ from, to, id, owner }: Flags): UsageFilter {
  const last = readFlag('to', to, DAY) ?? dayOf(systemClock.nowMs())
  const first = readFlag('from', from, DAY) ?? Math.max(0, last - USUAL_DAYS + 1)
  if (first > last)
    throw new CommandError(`from: must be at most ${printDay(last)}, got ${printDay(first)}; change --from or --to`)
  const asText = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)
  return { from: first, to: last, keyId: asText(id), owner: asText(owner) }
}

/** Returns the keys that the filter is about, by id. */
async function keysOf(store: ReadOnlyKeyStore, { keyId, owner }: UsageFilter): Promise<ReadonlyMap<string, ApiKey>> {
  if (keyId === undefined) return new Map((await store.list({ owner })).map((key) => [key.id, key]))
  const key = await store.get(keyId)
  if (key === undefined) throw new CommandError(`id: must be the id of a key, got ${keyId}; list the keys`)
  return new Map([[keyId, key]])
}

function printLines(rows: readonly (Usage | KeyUsage)[], keys: ReadonlyMap<string, ApiKey>): Printable {
  const lines = rows.map(({ day, keyId, spentMs, ...used }) => {
    const { owner, name } = keys.get(keyId) ?? {}
    const processorSeconds = toSeconds(spentMs)
    return JSON.stringify({ day: printDay(day), keyId, owner, name, ...used, processorSeconds })
  })
  return joinPrintable(
    lines.map((line) => printable`${plainJson(line)}\n`),
    '',
  )
}

function printRows(
  rows: readonly (Usage | KeyUsage)[],
  keys: ReadonlyMap<string, ApiKey>,
  grouping: 'key' | 'method',
  { from, to }: UsageFilter,
): Printable {
  if (rows.length === 0)
    return printable`no usage recorded from ${plainText(printDay(from))} to ${plainText(printDay(to))}\n`
  const heads = [
    'day',
    'id',
    'owner',
    ...(grouping === 'method' ? ['method'] : []),
    'calls',
    'weight',
    'processor',
    'name',
  ]
  const cells = rows.map((row) => {
    const { owner = NOTHING, name = NOTHING } = keys.get(row.keyId) ?? {}
    const method = 'method' in row ? [row.method] : []
    const processor = `${(row.spentMs / MS_PER_SECOND).toFixed(1)} s`
    return [printDay(row.day), row.keyId, owner, ...method, String(row.calls), String(row.weight), processor, name]
  })
  return printTable(heads, cells)
}
