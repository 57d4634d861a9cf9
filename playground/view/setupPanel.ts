import type { WatchedChain } from '../chain/watchChain.ts'
import { fill, h } from '../dom/h.ts'
import { shareableUrl } from '../request/endpoint.ts'
import { SETUPS, type SetUpChain } from '../request/setups.ts'
import type { Connection } from './connection.ts'
import { copyButton } from './copyButton.ts'
import { highlight } from './highlight.ts'
import { createTabs } from './tabs.ts'

const CHAIN_IDS: Readonly<Record<string, number>> = { mainnet: 30, testnet: 31, regtest: 33 }

/** The chain as tools want it told; its id from the node, and until that has answered the one that its name means. */
export function setUpChain(connection: Connection, chain: WatchedChain, url: string): SetUpChain {
  const { network } = connection.endpoint()
  const answered = chain.facts()?.chainId
  // Not the name of the real network, which a wallet has already.
  const name = `Scion ${network}`.trim()
  return { url, chainId: answered === undefined ? (CHAIN_IDS[network] ?? 33) : Number(answered), name }
}

/** The lines that point a tool at this chain. */
export function createSetupPanel(connection: Connection, chain: WatchedChain) {
  const code = h('code')
  const pre = h('pre', { id: 'setup', role: 'tabpanel', tabindex: 0, 'aria-label': 'Setup of the tool' }, code)
  const text = () => {
    const endpoint = connection.endpoint()
    return endpoint.base === '' ? '' : tabs.chosen().write(setUpChain(connection, chain, shareableUrl(endpoint)))
  }
  const update = () => fill(code, highlight(text()))
  const tabs = createTabs(SETUPS, { label: 'Tools', panelId: 'setup', slot: 'tool', onChoose: update })
  const head = h('div', { class: 'panel-head' }, tabs.element, copyButton(text))
  return { element: h('section', { class: 'code-panel', 'aria-label': 'Tools' }, head, pre), update }
}
