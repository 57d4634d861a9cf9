import type { JsonValue } from '../remote/json.ts'
import type { Remote, RemoteEndpoint } from '../remote/remote.ts'

/** Endpoints have different answers to the same question. */
export interface Difference {
  readonly method: string
  /** Scheme, host and port of both. */
  readonly endpoints: readonly [string, string]
}

export interface ComparisonSetup {
  readonly remote: Pick<Remote, 'each'>
  /** Share of the questions that an endpoint of another host is asked, too: 0 to 1. */
  readonly share: number
  random?(): number
  readonly onDifference?: ((difference: Difference) => void) | undefined
}

/** Maximum number of comparisons at once. Further ones are left out. */
const MAX_RUNNING = 8

/**
 * Compares what endpoints answer to a share of the questions whose answers no hash proves, such as balances. A difference is
 * reported. Which of the two is right is not known here.
 */
export function createComparison({ remote, share, random = Math.random, onDifference = () => {} }: ComparisonSetup) {
  let running = 0
  let compared = 0
  let differences = 0

  async function compare(method: string, params: readonly JsonValue[], [first, second]: Pair): Promise<void> {
    const answers = await Promise.all([first.ask(method, params), second.ask(method, params)])
    if (answers.some((answer) => answer === undefined || answer instanceof Error)) return
    compared++
    const [one, other] = answers.map((answer) => JSON.stringify(sortMembers(answer)))
    if (one === other) return
    differences++
    onDifference({ method, endpoints: [first.origin, second.origin] })
  }

  return {
    /** Compares the answers of two endpoints to a question now and then. */
    note(method: string, params: readonly JsonValue[]): void {
      if (share === 0 || running >= MAX_RUNNING || random() >= share) return
      const [first, ...others] = remote.each().filter((endpoint) => endpoint.isReady())
      const second = others.find(({ host }) => host !== first?.host) // one host confirms nothing of itself
      if (first === undefined || second === undefined) return
      running++
      void compare(method, params, [first, second]).finally(() => running--)
    },
    stats: () => ({ compared, differences }),
  }
}

type Pair = readonly [RemoteEndpoint, RemoteEndpoint]

/** Returns a value whose objects have their members in alphabetical order. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]))
}
