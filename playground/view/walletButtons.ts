import { type Child, fill, h } from '../dom/h.ts'
import type { SetUpChain } from '../request/setups.ts'
import { addToWallet, findWallets, type Wallet } from '../request/wallet.ts'

/** Offers the chain to the wallets of the browser; looks for them when it is asked to, since they may come late. */
export function walletButtons(chain: () => SetUpChain, shownUrl: () => string): HTMLElement {
  const status = h('div', { class: 'wallet-status', role: 'status' })
  const add = async (wallet: Wallet) => {
    fill(status, `Confirm in ${wallet.name} to add the chain.`)
    fill(status, await addToWallet(wallet, chain()))
  }
  const look = () => {
    const wallets = findWallets()
    const [only] = wallets
    if (only === undefined) return fill(status, noWallet(chain(), shownUrl()))
    if (wallets.length === 1) return void add(only)
    const choices = wallets.map((wallet) =>
      h('button', { type: 'button', class: 'chip', onclick: () => void add(wallet) }, wallet.name),
    )
    return fill(status, 'Choose a wallet: ', h('span', { class: 'chips' }, choices))
  }
  const button = h('button', { type: 'button', class: 'quiet', onclick: look }, 'Add to wallet')
  return h('div', { class: 'wallet' }, button, status)
}

/** The key is on the screen only where it was typed. */
function noWallet({ chainId, name }: SetUpChain, url: string): Child {
  const row = (label: string, value: string) => [h('dt', {}, label), h('dd', {}, h('code', {}, value))]
  return [
    h('p', {}, 'No wallet found in this browser. Install one and reload this page, or add the network by hand:'),
    h(
      'dl',
      { class: 'facts' },
      row('Name', name),
      row('RPC URL', url),
      row('Chain id', String(chainId)),
      row('Currency', 'RBTC, 18 decimals'),
    ),
  ]
}
