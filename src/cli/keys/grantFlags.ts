import type { Command } from 'commander'
import { type MethodName, methodNames } from '../../../generated/methods.ts'
import type { ApiKeyChanges } from '../../apiKeys/apiKey.ts'
import { DAY_MS, parseDay } from '../../apiKeys/days.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import { suggest } from '../../base/suggest.ts'
import { NETWORK_NAMES, type NetworkName } from '../../chainspec/network.ts'
import { integer, optional } from '../../config/kinds.ts'
import { CommandError } from '../failure.ts'
import { readFlag } from '../readFlag.ts'
import { parseSpan } from './times.ts'
import type { Flags } from './withKeys.ts'

/** A count, or `none` for the default. */
export const COUNT = optional(integer(0, Number.MAX_SAFE_INTEGER))

const GRANT_FLAGS: readonly (readonly [flag: string, about: string])[] = [
  ['--owner <name>', 'owner of the key; its keys share a daily limit'],
  ['--methods <names>', 'methods that it is valid for, separated by commas (default: every method)'],
  ['--origins <list>', 'origins of web pages that may use it, like https://app.example, separated by commas'],
  ['--addresses <list>', 'IP addresses and ranges that may use it, like 192.0.2.0/24, separated by commas'],
  ['--expires <when>', 'expiry: the start of a UTC day like 2027-01-31, or a duration from now like 30d or 12h'],
  [
    '--requests-per-second <count>',
    "limit, 0: no limit; a call counts as its method's weight, a batch as the sum of its calls",
  ],
  ['--requests-per-day <count>', 'limit per UTC day, 0: no limit'],
]

/** Adds the flags of {@link readChanges}, except the name and the network. */
export function addGrantFlags(command: Command): Command {
  for (const [flag, about] of GRANT_FLAGS) command.option(flag, about)
  return command
}

/** Reads changes of a key from flags. `none` removes a property, and absent flags change nothing. */
export function readChanges(flags: Flags, nowMs: number): ApiKeyChanges {
  const count = (flag: string, raw: unknown) => nullForNone(readFlag(flag, raw, COUNT))
  return {
    ...presentOnly({
      name: asText(flags.name),
      network: flags.network === undefined ? undefined : parseNetwork(flags.network),
      owner: orNone(flags.owner, (text) => text),
      methods: orNone(flags.methods, (text) => splitList(text).map(parseMethod)),
      origins: orNone(flags.origins, splitList),
      addresses: orNone(flags.addresses, splitList),
      expiresAtMs: nullForNone(readFlag('expires', flags.expires, timeAfter(nowMs))),
    }),
    limits: presentOnly({
      requestsPerSecond: count('requests-per-second', flags.requestsPerSecond),
      requestsPerDay: count('requests-per-day', flags.requestsPerDay),
    }),
  }
}

function asText(raw: unknown): string | undefined {
  return typeof raw === 'string' ? raw : undefined
}

function orNone<T>(raw: unknown, parse: (text: string) => T): T | null | undefined {
  const text = asText(raw)
  return text === undefined ? undefined : nullForNone(text === 'none' ? text : parse(text))
}

function nullForNone<T>(value: T | 'none'): T | null {
  return value === 'none' ? null : value
}

function splitList(text: string): string[] {
  return text.split(',').map((item) => item.trim())
}

function parseNetwork(raw: unknown): NetworkName | 'all' {
  if (raw === 'all') return raw
  const network = NETWORK_NAMES.find((name) => name === raw)
  if (network !== undefined) return network
  throw new CommandError(
    `network: must be all or one of ${NETWORK_NAMES.join(', ')}, got ${String(raw)}; change --network`,
  )
}

function parseMethod(name: string): MethodName {
  const method = methodNames.find((known) => known === name)
  if (method !== undefined) return method
  throw new CommandError(
    `methods: must be names of methods, got ${name}${suggest(name, methodNames)}; change --methods`,
  )
}

/** Returns the start of a day, or the end of a duration from now. */
function timeOf(text: string, nowMs: number): number | undefined {
  const spanMs = parseSpan(text)
  if (spanMs !== undefined) return nowMs + spanMs
  const day = parseDay(text)
  return day === undefined ? undefined : day * DAY_MS
}

/** Returns a time in the future, in ms since 1970. */
function timeAfter(nowMs: number) {
  return {
    expected: 'a future day like 2027-01-31, a duration like 30d or 12h, or none',
    read(raw: unknown): number | 'none' | undefined {
      if (raw === 'none') return raw
      const ms = timeOf(String(raw), nowMs)
      return ms !== undefined && ms > nowMs ? ms : undefined
    },
  }
}
