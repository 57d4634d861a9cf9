import { endpointUrl } from '../request/endpoint.ts'
import type { Connection } from '../view/connection.ts'
import { askChain, isProblem, type Problem } from './askChain.ts'
import { type ChainFacts, readFacts } from './facts.ts'

/** What is known of the chain that is asked. */
export interface WatchedChain {
  facts(): ChainFacts | undefined
  /** Why nothing is known; undefined while the node is asked or has answered. */
  problem(): Problem | 'unasked' | undefined
  /** Looks again. */
  look(): void
  onChange(listener: () => void): void
}

/**
 * Looks at the chain once the page is there, and whenever the network or the key is another. A foreign node is not asked before
 * the reader asks it.
 */
export function watchChain(connection: Connection): WatchedChain {
  const listeners: (() => void)[] = []
  let facts: ChainFacts | undefined
  let problem: ReturnType<WatchedChain['problem']>
  let lookedAt = ''
  const forget = () => {
    facts = undefined
    problem = connection.isOwnNode ? undefined : 'unasked'
  }
  forget()
  const look = async () => {
    const endpoint = connection.endpoint()
    if (endpoint.base === '') return
    const url = endpointUrl(endpoint)
    lookedAt = url
    const found = await readFacts((questions) => askChain(url, questions))
    if (url !== endpointUrl(connection.endpoint())) return
    facts = isProblem(found) ? undefined : found
    problem = isProblem(found) ? found : undefined
    for (const listener of listeners) listener()
  }
  connection.onChange(() => {
    if (endpointUrl(connection.endpoint()) !== lookedAt) forget()
  })
  connection.element.addEventListener('change', () => {
    if (connection.isOwnNode) void look()
  })
  return {
    facts: () => facts,
    problem: () => problem,
    look: () => void look(),
    onChange: (listener) => listeners.push(listener),
  }
}
