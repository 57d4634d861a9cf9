import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HOSTILE_ATTACKS } from '../../test/stress/siege/hostile/attacks/index.ts'
import type { HostileAttack } from '../../test/stress/siege/hostile/hostileAttack.ts'

export interface Options {
  readonly attacks: readonly HostileAttack[]
  readonly seconds: number
  readonly isTogether: boolean
  readonly isTls: boolean
  /** `sqlite`, `postgres` for a temporary server, or the URL of a server. */
  readonly store: string
  readonly tree: string
  /** Whether the table replaces that of the run before in docs/performance.md. */
  readonly writes: boolean
  /** Further flags of `scion start`. */
  readonly flags: readonly string[]
}

const DEFAULT_SECONDS = '20'

export const USAGE = `npm run bench:siege -- [--store sqlite|postgres|URL] [--tls] [--seconds N] [--attacks NAME[,NAME]] [--together] [--tree DIR] [--write] [-- FLAGS OF scion start]
attacks: ${HOSTILE_ATTACKS.map(({ name }) => name).join(', ')}`

/** Parses a command line. Throws if it is invalid. */
export function parseOptions(args: readonly string[], root: string): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string', default: 'sqlite' },
      tls: { type: 'boolean', default: false },
      seconds: { type: 'string', default: DEFAULT_SECONDS },
      attacks: { type: 'string' },
      together: { type: 'boolean', default: false },
      tree: { type: 'string', default: root },
      write: { type: 'boolean', default: false },
    },
  })
  if (!/^[1-9]\d{0,4}$/.test(values.seconds)) {
    throw new RangeError(`--seconds: must be a whole number from 1, got ${values.seconds}`)
  }
  return {
    attacks: parseAttacks(values.attacks),
    seconds: Number(values.seconds),
    isTogether: values.together,
    isTls: values.tls,
    store: values.store,
    tree: resolve(values.tree),
    writes: values.write,
    flags: positionals,
  }
}

function parseAttacks(names: string | undefined): readonly HostileAttack[] {
  if (names === undefined) return HOSTILE_ATTACKS
  return names.split(',').map((name) => {
    const attack = HOSTILE_ATTACKS.find((one) => one.name === name)
    if (attack === undefined) throw new RangeError(`--attacks: unknown attack ${name}`)
    return attack
  })
}
