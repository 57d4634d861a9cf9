import { isProblem, membersOf, type Problem, type Question, type Replies } from './askChain.ts'

/** What is there on a chain, to fill examples with. */
export interface ChainFacts {
  readonly chainId: string
  readonly client: string | undefined
  /** Of the newest block. */
  readonly number: string
  readonly block: Hash
  /** That the node signs for. */
  readonly accounts: readonly string[]
  /** The newest that somebody sent; where there is none, that of the REMASC contract. */
  readonly transaction: SeenTransaction | undefined
  /** One that has code. */
  readonly contract: string | undefined
  /** Somebody with a history. */
  readonly account: string
}

export interface SeenTransaction {
  readonly hash: Hash
  readonly blockHash: Hash
  readonly blockNumber: string
  readonly index: string
  readonly from: string
  /** Undefined for a creation. */
  readonly to: string | undefined
  readonly hasInput: boolean
}

type Hash = string
type Ask = (questions: readonly Question[]) => Promise<Replies>

/** How many blocks are looked through for transactions: enough for examples, and little work for any node. */
const BLOCKS = 5
const CONTRACTS = 5
const NOBODY = `0x${'0'.repeat(40)}`

/** Looks at a chain by three requests; a node that refuses or does not answer says so in place of facts. */
export async function readFacts(ask: Ask): Promise<ChainFacts | Problem> {
  const first = await ask([['eth_chainId'], ['eth_blockNumber'], ['web3_clientVersion'], ['eth_accounts']])
  if (isProblem(first)) return first
  const [chainId, number, client, accounts] = first
  if (!isQuantity(chainId) || !isQuantity(number)) return 'silent'
  const second = await ask(newestNumbers(number).map((one): Question => ['eth_getBlockByNumber', one, true]))
  if (isProblem(second)) return second
  const blocks = second.map(membersOf)
  const transactions = blocks.flatMap(({ transactions: list }) =>
    Array.isArray(list) ? list.toReversed().flatMap(seenTransaction) : [],
  )
  const sent = transactions.filter(({ from }) => from !== NOBODY)
  const own = Array.isArray(accounts) ? accounts.filter(isAddress) : []
  const [newest = {}] = blocks
  return {
    chainId,
    client: typeof client === 'string' ? client : undefined,
    number,
    block: isHash(newest.hash) ? newest.hash : '',
    accounts: own,
    transaction: sent[0] ?? transactions[0],
    contract: await findContract(ask, sent),
    account: own[0] ?? sent[0]?.from ?? (isAddress(newest.miner) ? newest.miner : NOBODY),
  }
}

/** The newest block first. */
function newestNumbers(newest: string): string[] {
  const top = BigInt(newest)
  const count = top < BLOCKS ? Number(top) + 1 : BLOCKS
  return Array.from({ length: count }, (_, below) => `0x${(top - BigInt(below)).toString(16)}`)
}

function seenTransaction(value: unknown): SeenTransaction[] {
  const { hash, blockHash, blockNumber, transactionIndex: index, from, to, input } = membersOf(value)
  if (!isHash(hash) || !isHash(blockHash) || !isQuantity(blockNumber) || !isQuantity(index) || !isAddress(from))
    return []
  const hasInput = typeof input === 'string' && /^0x./.test(input)
  return [{ hash, blockHash, blockNumber, index, from, to: isAddress(to) ? to : undefined, hasInput }]
}

/** Among those that were called or created; the receipts say where a creation put it. */
async function findContract(ask: Ask, sent: readonly SeenTransaction[]): Promise<string | undefined> {
  const creations = sent.filter(({ to }) => to === undefined).slice(0, CONTRACTS)
  const receipts = await ask(creations.map(({ hash }): Question => ['eth_getTransactionReceipt', hash]))
  const created = isProblem(receipts) ? [] : receipts.map((receipt) => membersOf(receipt).contractAddress)
  const called = sent.filter(({ hasInput }) => hasInput).map(({ to }) => to)
  const candidates = [...new Set([...created, ...called])].filter(isAddress).slice(0, CONTRACTS)
  const codes = await ask(candidates.map((address): Question => ['eth_getCode', address, 'latest']))
  if (isProblem(codes)) return undefined
  return candidates.find((_, at) => /^0x./.test(String(codes[at])))
}

const isQuantity = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]{1,64}$/.test(value)
const isHash = (value: unknown): value is Hash => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]{40}$/.test(value)
