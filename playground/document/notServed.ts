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
  [/^eth_(compile|getCompilers)/, 'Nodes do not compile. Use solc, Hardhat or Foundry.'],
  [/^shh_/, 'Neither Rootstock nor today’s Ethereum has Whisper.'],
  [/^db_/, 'Nodes do not store data for clients. Store it in your program.'],
  [
    /^eth_signTransaction/,
    'Fill in the transaction here, and sign it with your own key.',
    'eth_fillTransaction',
    'eth_sendRawTransaction',
  ],
  [
    /^(eth_sendTransaction|eth_sign|personal_)/,
    'The node signs only if its wallet is on, as in scion dev. Otherwise sign with your own key.',
    'eth_fillTransaction',
    'eth_sendRawTransaction',
  ],
  [/^(wallet_|eth_requestAccounts)/, 'Wallets serve this method, not nodes.', 'eth_accounts'],
  [
    /^(evm|hardhat|anvil|tenderly|ganache)_/,
    'Methods that control a development chain are served by scion dev, or with --enable and the module.',
    'evm_mine',
  ],
  [
    /^debug_|^trace_|^ots_|^erigon_|^parity_/,
    'Traces are served by scion dev, or with --enable debug,trace.',
    'debug_traceTransaction',
    'trace_transaction',
  ],
  [/^(admin|net)_/, 'This node has no such method.', 'net_peerCount', 'web3_clientVersion'],
  [
    /^(miner|engine|clique)_/,
    'Blocks come from merged mining, or from the node itself.',
    'mnr_getWork',
    'eth_getWork',
    'evm_mine',
  ],
  [/^txpool_/, 'Other methods return the pool.', 'txpool_status', 'eth_getTransactionCount'],
]

/** Advice for what reads like the name of a method, where no served method begins so. */
export function adviceFor({ methods }: OpenRpcDocument, query: string): Advice | undefined {
  const name = query.trim().toLowerCase()
  if (!/^[a-z]+_\w+$/.test(name) || methods.some((method) => method.name.toLowerCase().startsWith(name)))
    return undefined
  const rule = RULES.find(([pattern]) => new RegExp(pattern, 'i').test(name))
  const [, words, ...uses] = rule ?? [undefined, 'Search for a part of its name.']
  const served = uses.flatMap((use) => methods.find((method) => method.name === use) ?? [])
  return { words, methods: served }
}
