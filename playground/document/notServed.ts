import type { Method, OpenRpcDocument } from './openrpc.ts'

/** What to do in the place of a method that this node does not serve. */
export interface Advice {
  readonly words: string
  /** Methods to use, as far as they are served. */
  readonly methods: readonly Method[]
}

type Rule = readonly [name: RegExp, words: string, ...methods: string[]]

/** The first that fits. */
const RULES: readonly Rule[] = [
  [/^eth_(compile|getCompilers)/, 'No node compiles: use solc, Hardhat or Foundry.'],
  [/^shh_/, 'Whisper is no part of Rootstock, nor of Ethereum any more.'],
  [/^db_/, 'No node keeps data for others: keep them on your side.'],
  [
    /^eth_signTransaction/,
    'Have it filled in, and sign with a key of your own.',
    'eth_fillTransaction',
    'eth_sendRawTransaction',
  ],
  [
    /^(eth_sendTransaction|eth_sign|personal_)/,
    'The node signs only with its wallet on, as in scion dev. Elsewhere sign with a key of your own.',
    'eth_fillTransaction',
    'eth_sendRawTransaction',
  ],
  [/^(wallet_|eth_requestAccounts)/, 'Wallets answer this, not nodes.', 'eth_accounts'],
  [
    /^eth_getRawTransaction/,
    'Raw transactions are not kept: their receipts are.',
    'eth_getTransactionByHash',
    'rsk_getRawTransactionReceiptByHash',
  ],
  [/^eth_getHeader/, 'A block says all of its header.', 'eth_getBlockByNumber', 'rsk_getRawBlockHeaderByNumber'],
  [
    /^(evm|hardhat|anvil|tenderly|ganache)_/,
    'What moves a chain for development is served by scion dev, or with --enable and the module.',
    'evm_mine',
  ],
  [
    /^debug_|^trace_|^ots_|^erigon_|^parity_/,
    'Traces are served by scion dev, or with --enable debug,trace.',
    'debug_traceTransaction',
    'trace_transaction',
  ],
  [/^(admin|net)_/, 'No part of this node.', 'net_peerCount', 'web3_clientVersion'],
  [
    /^(miner|engine|clique)_/,
    'Blocks are made by merged mining, or by the node itself.',
    'mnr_getWork',
    'eth_getWork',
    'evm_mine',
  ],
  [/^txpool_/, 'The pool is told elsewhere.', 'txpool_status', 'eth_getTransactionCount'],
]

/** Advice for what reads like the name of a method, where no served method begins so. */
export function adviceFor({ methods }: OpenRpcDocument, query: string): Advice | undefined {
  const name = query.trim().toLowerCase()
  if (!/^[a-z]+_\w+$/.test(name) || methods.some((method) => method.name.toLowerCase().startsWith(name)))
    return undefined
  const rule = RULES.find(([pattern]) => new RegExp(pattern, 'i').test(name))
  const [, words, ...uses] = rule ?? [undefined, 'No such method is known to this page.']
  const served = uses.flatMap((use) => methods.find((method) => method.name === use) ?? [])
  return { words, methods: served }
}
