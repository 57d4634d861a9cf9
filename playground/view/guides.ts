import type { OpenRpcDocument } from '../document/openrpc.ts'
import { fragmentOf } from '../document/slug.ts'
import { type Child, h } from '../dom/h.ts'

interface Guide {
  readonly title: string
  readonly words: string
  /** The methods that it takes, in their order. */
  readonly methods: readonly string[]
}

const GUIDES: readonly Guide[] = [
  {
    title: 'Read the chain',
    words: 'Read balances, blocks and receipts.',
    methods: ['eth_getBalance', 'eth_getBlockByNumber', 'eth_getTransactionReceipt'],
  },
  {
    title: 'Send a transaction',
    words: 'Sign a legacy transaction and send it: Rootstock has no EIP-1559. Write addresses in lower case.',
    methods: ['eth_getTransactionCount', 'eth_gasPrice', 'eth_estimateGas', 'eth_sendRawTransaction'],
  },
  {
    title: 'Use a contract',
    words: 'Call it without a transaction, and read its code, storage and logs.',
    methods: ['eth_call', 'eth_getCode', 'eth_getStorageAt', 'eth_getLogs'],
  },
  {
    title: 'Follow the chain',
    words: 'Receive new blocks and logs over a WebSocket, or poll filters.',
    methods: ['eth_subscribe', 'eth_newFilter', 'eth_getFilterChanges'],
  },
  {
    title: 'Debug a transaction',
    words: 'Run a transaction or call again and see each step.',
    methods: ['debug_traceTransaction', 'debug_traceCall', 'trace_transaction'],
  },
  {
    title: 'Control the chain',
    words: 'Mine blocks, move the clock, take snapshots, set balances, impersonate accounts.',
    methods: ['evm_mine', 'evm_snapshot', 'hardhat_setBalance', 'hardhat_impersonateAccount'],
  },
]

/** Short ways to begin, as far as this node serves what they take. */
export function guides({ methods }: OpenRpcDocument): Child {
  const cards = GUIDES.flatMap(({ title, words, methods: names }) => {
    const served = names.flatMap((name) => methods.find((method) => method.name === name) ?? [])
    if (served.length === 0) return []
    const links = served.map((method) => h('li', {}, h('a', { href: fragmentOf({ method }) }, method.name)))
    return [h('section', { class: 'guide' }, h('h3', {}, title), h('p', {}, words), h('ul', {}, links))]
  })
  return h('div', { class: 'guides' }, cards)
}
