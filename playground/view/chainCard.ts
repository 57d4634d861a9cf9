import type { ChainFacts } from '../chain/facts.ts'
import type { WatchedChain } from '../chain/watchChain.ts'
import type { OpenRpcDocument } from '../document/openrpc.ts'
import { callFragment } from '../document/slug.ts'
import { breakableUrl } from '../dom/breakable.ts'
import { type Child, fill, h } from '../dom/h.ts'
import { inlineMarkdown } from '../dom/markdown.ts'
import { holdsSecret, secretUrl, shareableUrl } from '../request/endpoint.ts'
import { explainStatus } from '../request/explainStatus.ts'
import { fromQuantity, inThrees } from '../values/quantity.ts'
import type { Connection } from './connection.ts'
import { copyButton } from './copyButton.ts'
import { setUpChain } from './setupPanel.ts'
import { walletButtons } from './walletButtons.ts'

const SHOWN_ACCOUNTS = 3

const PROBLEMS = {
  silent: 'The node does not respond. Check that it runs and that it allows this page (--cors).',
  unasked: 'This page comes from another server, so it sends nothing until you do.',
} as const

/** Says that a key is needed and where to get one. */
function keyless({ aboutKeys = '' }: Connection): Child {
  return h('p', { class: 'problem' }, 'This node requires an API key. Enter one above. ', inlineMarkdown(aboutKeys))
}

function refusal(status: number): Child {
  const meaning = explainStatus(status)
  return [
    h('p', { class: 'problem' }, `HTTP ${status}: ${meaning?.when ?? ''}`),
    h('p', { class: 'remedy' }, inlineMarkdown(meaning?.remedy)),
  ]
}

function problemView(connection: Connection, problem: NonNullable<ReturnType<WatchedChain['problem']>>): Child {
  if (typeof problem === 'string') return h('p', { class: 'problem' }, PROBLEMS[problem])
  const isKeyless = problem.status === 401 && !holdsSecret(connection.endpoint())
  return isKeyless ? keyless(connection) : refusal(problem.status)
}

/** Whether another key could help. */
const isAboutKeys = (problem: ReturnType<WatchedChain['problem']>): boolean =>
  typeof problem === 'object' && (problem.status === 401 || problem.status === 403)

/** The endpoint, and what is on the chain behind it. */
export function createChainCard(document: OpenRpcDocument, connection: Connection, chain: WatchedChain) {
  const element = h('section', { class: 'chain-card', 'aria-label': 'This endpoint' })
  const wallet = walletButtons(
    () => setUpChain(connection, chain, secretUrl(connection.endpoint())),
    () => shareableUrl(connection.endpoint()),
  )
  const update = () => {
    wallet.hidden = chain.facts() === undefined
    fill(element, endpointLine(connection), about(document, connection, chain), wallet)
  }
  update()
  return { element, update }
}

/** The key is not shown, and copied with the address, as a wallet or a program needs it. */
function endpointLine(connection: Connection): Child {
  const endpoint = connection.endpoint()
  if (endpoint.base === '')
    return h('p', {}, 'No node is set. Add ', h('code', {}, '?endpoint=https://…'), ' to the address of this page.')
  const label = holdsSecret(endpoint) ? 'Copy with key' : 'Copy'
  return h(
    'div',
    { class: 'endpoint' },
    h('code', { id: 'endpoint' }, breakableUrl(shareableUrl(endpoint))),
    copyButton(() => secretUrl(endpoint), label),
  )
}

function about(document: OpenRpcDocument, connection: Connection, chain: WatchedChain): Child {
  const facts = chain.facts()
  const problem = chain.problem()
  const { base } = connection.endpoint()
  if (base === '') return undefined
  if (facts === undefined && problem === undefined) return h('p', { class: 'muted' }, 'Loading …')
  if (facts === undefined && problem !== undefined)
    return h(
      'div',
      {},
      problemView(connection, problem),
      isAboutKeys(problem)
        ? h('button', { type: 'button', class: 'quiet', onclick: connection.focusKey }, 'Enter an API key')
        : h('button', { type: 'button', class: 'quiet', onclick: chain.look }, 'Connect'),
    )
  return facts === undefined ? undefined : factList(document, facts)
}

function factList(document: OpenRpcDocument, facts: ChainFacts): Child {
  const { chainId, number, accounts, transaction, contract, client } = facts
  const link = (name: string, params: readonly unknown[], words: string): Child => {
    const method = document.methods.find((one) => one.name === name)
    return method === undefined
      ? h('code', {}, words)
      : h('a', { href: callFragment(method, params) }, h('code', {}, words))
  }
  const row = (name: string, ...words: readonly Child[]): Child => [h('dt', {}, name), h('dd', {}, words)]
  const balance = (address: string) => h('div', {}, link('eth_getBalance', [address, 'latest'], address))
  const more =
    accounts.length > SHOWN_ACCOUNTS ? [h('div', {}, link('eth_accounts', [], `all ${accounts.length}`))] : []
  const signers =
    accounts.length > 0 ? [accounts.slice(0, SHOWN_ACCOUNTS).map(balance), more] : nobodySigns(facts, balance)
  return h(
    'dl',
    { class: 'facts' },
    row('Chain id', `${inDigits(chainId)} `, link('eth_chainId', [], chainId), publicIdNote(chainId)),
    row('Newest block', link('eth_getBlockByNumber', [number, true], inThrees(inDigits(number)))),
    transaction === undefined
      ? row('Transactions', 'none yet')
      : row('Newest transaction', link('eth_getTransactionReceipt', [transaction.hash], shortened(transaction.hash))),
    contract === undefined ? undefined : row('Contract', link('eth_getCode', [contract, 'latest'], contract)),
    row('Accounts', signers),
    client === undefined ? undefined : row('Node', client.slice(0, 80)),
  )
}

/** What is signed for these ids holds on the real networks, too. */
function publicIdNote(chainId: string): Child {
  const network = { '0x1e': 'Mainnet', '0x1f': 'Testnet' }[chainId]
  if (network === undefined) return undefined
  const words = `This is the chain id of Rootstock ${network}. Transactions signed for it are valid there too. Use keys without funds.`
  return h('div', { class: 'caution' }, words)
}

function nobodySigns({ account, transaction }: ChainFacts, balance: (address: string) => Child): Child {
  const words =
    'The node has no accounts. A sandbox prints funded accounts with their keys at startup. scion dev has unlocked accounts.'
  return [h('div', {}, words), transaction === undefined ? undefined : balance(account)]
}

const inDigits = (quantity: string) => fromQuantity(quantity) ?? quantity
const shortened = (hash: string) => `${hash.slice(0, 14)}…${hash.slice(-12)}`
