import type { Command } from 'commander'
import { type MethodName, methodNames } from '../../../generated/methods.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import { suggest } from '../../base/suggest.ts'
import { integer, optional } from '../../config/kinds.ts'
import type { ApiKeyChanges } from '../../keys/apiKey.ts'
import { DAY_MS, parseDay } from '../../keys/days.ts'
import { NETWORK_NAMES, type NetworkName } from '../../network/network.ts'
import { CommandError } from '../failure.ts'
import { readFlag } from '../readFlag.ts'
import { parseSpan } from './times.ts'
import type { Flags } from './withKeys.ts'

/** A count, or `none` for what holds where nothing is said. */
export const COUNT = optional(integer(0, Number.MAX_SAFE_INTEGER))

const GRANT_FLAGS: readonly (readonly [flag: string, about: string])[] = [
  ['--owner <name>', 'whose keys it belongs to; they share a daily limit'],
  ['--methods <names>', 'the methods it opens, separated by commas (default: every method)'],
  ['--origins <list>', 'the origins of web pages that may use it, as https://app.example, separated by commas'],
  ['--addresses <list>', 'the IP addresses and ranges that may use it, as 192.0.2.0/24, separated by commas'],
  ['--expires <when>', 'when it ends: a day as 2027-01-31, at its beginning in UTC, or a span from now as 30d or 12h'],
  ['--requests-per-second <count>', 'limit, 0 for none; a call costs what its method weighs, a batch the sum'],
  ['--requests-per-day <count>', 'limit, by UTC days, 0 for none'],
]

/** The flags that {@link readChanges} reads, but for the name and the network. */
export function addGrantFlags(command: Command): Command {
  for (const [flag, about] of GRANT_FLAGS) command.option(flag, about)
  return command
}

/** What flags say of a key: `none` takes away, what is not given stays as it is. */
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
  throw new CommandError(`network: expected all or one of ${NETWORK_NAMES.join(', ')}, got ${String(raw)}`)
}

function parseMethod(name: string): MethodName {
  const method = methodNames.find((known) => known === name)
  if (method !== undefined) return method
  throw new CommandError(`methods: ${name} is not a method of the document${suggest(name, methodNames)}`)
}

/** Where a day begins, or a span from now ends. */
function timeOf(text: string, nowMs: number): number | undefined {
  const spanMs = parseSpan(text)
  if (spanMs !== undefined) return nowMs + spanMs
  const day = parseDay(text)
  return day === undefined ? undefined : day * DAY_MS
}

/** A time to come, in milliseconds since 1970. */
function timeAfter(nowMs: number) {
  return {
    expected: 'a day to come as 2027-01-31, a span of time as 30d or 12h, or none',
    read(raw: unknown): number | 'none' | undefined {
      if (raw === 'none') return raw
      const ms = timeOf(String(raw), nowMs)
      return ms !== undefined && ms > nowMs ? ms : undefined
    },
  }
}
