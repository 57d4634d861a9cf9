import type { ChainFacts } from '../chain/facts.ts'
import type { Method } from '../document/openrpc.ts'
import { h } from '../dom/h.ts'

/** What a click on Send does that cannot be taken back; undefined for calls that only read, and for filters. */
export function cautionFor(
  { name, ...method }: Method,
  network: string,
  facts: ChainFacts | undefined,
): string | undefined {
  const chain = network === '' ? 'the chain' : network
  if (/_send(Raw)?Transaction/.test(name)) {
    const isPublic = facts?.chainId === '0x1e' || facts?.chainId === '0x1f'
    const replay = ' It is signed for the chain id of a public network, so it is valid there too.'
    return `Sends a transaction. It is mined on ${chain} and cannot be undone.${isPublic ? replay : ''}`
  }
  if (method['x-owner-only'] === undefined || method['x-changes-state'] !== true) return undefined
  return `Changes ${method['x-owner-only'] === 'wallet' ? 'the wallet of the node' : chain} for all of its users.`
}

export function cautionView(words: string | undefined): HTMLElement | undefined {
  return words === undefined ? undefined : h('p', { class: 'caution' }, words)
}
