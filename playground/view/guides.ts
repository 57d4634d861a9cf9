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
    words: 'Who has how much, what is in a block, what became of a transaction.',
    methods: ['eth_getBalance', 'eth_getBlockByNumber', 'eth_getTransactionReceipt'],
  },
  {
    title: 'Send a transaction',
    words: 'Programs sign and send legacy transactions: Rootstock has no EIP-1559. Addresses go in lower case.',
    methods: ['eth_getTransactionCount', 'eth_gasPrice', 'eth_estimateGas', 'eth_sendRawTransaction'],
  },
  {
    title: 'Use a contract',
    words: 'Ask it without a transaction, look at its code and storage, find what it logged.',
    methods: ['eth_call', 'eth_getCode', 'eth_getStorageAt', 'eth_getLogs'],
  },
  {
    title: 'Follow what happens',
    words: 'New blocks and logs over a WebSocket, or by filters that are asked again and again.',
    methods: ['eth_subscribe', 'eth_newFilter', 'eth_getFilterChanges'],
  },
  {
    title: 'Find out why',
    words: 'Run a transaction or call again and see what it did, step by step.',
    methods: ['debug_traceTransaction', 'debug_traceCall', 'trace_transaction'],
  },
  {
    title: 'Move the chain yourself',
    words: 'Mine, go ahead in time, take snapshots, give balances, act as another account.',
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
