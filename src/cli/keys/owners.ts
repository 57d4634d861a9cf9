import { isValidAt, type KeyOwner } from '../../apiKeys/apiKey.ts'
import type { KeyStore } from '../../apiKeys/keyStore.ts'
import { systemClock } from '../../base/clock.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import { type Printable, plainText, printable } from '../../base/printable.ts'
import { CommandError } from '../failure.ts'
import type { Output } from '../output.ts'
import { printCommand } from '../printCommand.ts'
import { readFlag } from '../readFlag.ts'
import { COUNT } from './grantFlags.ts'
import { NOTHING, printTable } from './table.ts'
import { type Flags, readKeys, withKeys } from './withKeys.ts'

const HEADS = ['owner', 'requests/day', 'max keys', 'valid keys']

export async function listOwners(flags: Flags, output: Output): Promise<void> {
  const text = await readKeys(flags, async (keys, config) => {
    const owners = await keys.owners()
    if (owners.length > 0) return printOwners(keys, owners)
    return printable`no owners; create a key with an owner: ${plainText(printCommand('keys create --name NAME --owner OWNER', config))}\n`
  })
  output.write(text)
}

/** Shows an owner, after it got the limits that the flags name. */
export async function setOwner(name: string, flags: Flags, output: Output): Promise<void> {
  const requestsPerDay = readFlag('requests-per-day', flags.requestsPerDay, COUNT)
  const maxKeys = readFlag('keys', flags.keys, COUNT)
  const isChange = requestsPerDay !== undefined || maxKeys !== undefined
  const table = isChange
    ? await withKeys(flags, async (keys) => {
        const before = await findOwner(keys, name)
        const limits = presentOnly({
          requestsPerDay: changed(before?.requestsPerDay, requestsPerDay),
          maxKeys: changed(before?.maxKeys, maxKeys),
        })
        await keys.setOwner({ name, ...limits })
        return printOwners(keys, [{ name, ...limits }])
      })
    : await readKeys(flags, async (keys) => {
        const owner = await findOwner(keys, name)
        if (owner !== undefined) return printOwners(keys, [owner])
        throw new CommandError(`owner: must be a known owner, got ${name}; list them with "scion keys owners"`)
      })
  output.write(table)
}

const findOwner = async (keys: Pick<KeyStore, 'owners'>, name: string): Promise<KeyOwner | undefined> =>
  (await keys.owners()).find((owner) => owner.name === name)

function changed(before: number | undefined, given: number | 'none' | undefined): number | undefined {
  if (given === undefined) return before
  return given === 'none' ? undefined : given
}

async function printOwners(keys: Pick<KeyStore, 'list'>, owners: readonly KeyOwner[]): Promise<Printable> {
  const nowMs = systemClock.nowMs()
  const valid = new Map<string, number>()
  for (const key of await keys.list()) {
    if (key.owner !== undefined && isValidAt(key, nowMs)) valid.set(key.owner, (valid.get(key.owner) ?? 0) + 1)
  }
  const rows = owners.map(({ name, requestsPerDay, maxKeys }) => [
    name,
    requestsPerDay === 0 ? 'any' : String(requestsPerDay ?? NOTHING),
    String(maxKeys ?? NOTHING),
    String(valid.get(name) ?? 0),
  ])
  return printTable(HEADS, rows)
}
