import { baseIn } from './answer.ts'
import { isRecord } from './deviation.ts'
import type { Session } from './session.ts'

/** Material of an endpoint's chain for calls. Members are undefined if nothing was found. */
export interface Material {
  readonly chainId: string | undefined
  /** Chain id of a signed transaction (EIP-155). */
  readonly signedFor: string | undefined
  readonly head: string | undefined
  /** A settled block, with a user's transaction and logs if a recent one has them. */
  readonly number: string | undefined
  readonly blockHash: string | undefined
  readonly transactionHash: string | undefined
  readonly index: string | undefined
  /** Address of an account, and of a contract if a recent log has one. */
  readonly addresses: readonly string[]
}

/** An address without a known key. */
export const NOBODY = '0x5c10d0c70f00000000000000000000000dead77e'

const LOG_SPAN = 100
const SEARCHED_BLOCKS = 8
const SETTLED_DEPTH = 5

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
export const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{1,12}$/.test(value)

/** Encodes a height as a quantity; 0 for negative numbers. */
export const toQuantity = (height: number): string => `0x${Math.max(0, height).toString(16)}`

/** Searches the newest blocks for material, with at most twelve requests. */
export async function findMaterial(session: Session): Promise<Material> {
  const chainId = await session.result('eth_chainId', [])
  const head = await session.result('eth_blockNumber', [])
  const height = isNumber(head) ? Number(head) : 0
  const settled = height > LOG_SPAN ? height - SETTLED_DEPTH : height
  const log = await findLog(session, settled)
  const found = log ?? (await findTransaction(session, settled))
  const block = await blockAt(session, found?.number ?? toQuantity(settled))
  const transactions = transactionsOf(block)
  const transaction = transactions.find(({ hash }) => hash === found?.hash) ?? transactions[0]
  return {
    chainId: typeof chainId === 'string' ? chainId : undefined,
    signedFor: chainIdOf(transaction?.v),
    head: isNumber(head) ? head : undefined,
    number: pick(block?.number, isNumber),
    blockHash: pick(block?.hash, isHash),
    transactionHash: pick(transaction?.hash, isHash),
    index: pick(transaction?.transactionIndex, isNumber),
    addresses: [transaction?.from, log?.address, block?.miner, NOBODY].filter(isAddress).slice(0, 2),
  }
}

function pick(value: unknown, fits: (value: unknown) => value is string): string | undefined {
  return fits(value) ? value : undefined
}

/** Derives the chain id from a `v` of at least 35 (EIP-155). */
function chainIdOf(v: unknown): string | undefined {
  return isNumber(v) && Number(v) >= 35 ? toQuantity(Math.floor((Number(v) - 35) / 2)) : undefined
}

async function findLog(session: Session, settled: number) {
  const spanFrom = (lowest: number) => [{ fromBlock: toQuantity(lowest), toBlock: toQuantity(settled) }]
  const lowest = settled - LOG_SPAN + 1
  const base = baseIn(await session.ask('eth_getLogs', spanFrom(lowest))) // a node that began with a state has no older logs
  if (base !== undefined && base >= settled) return undefined
  const logs = await session.result('eth_getLogs', spanFrom(base === undefined ? lowest : base + 1))
  const log: unknown = Array.isArray(logs) ? logs.at(-1) : undefined
  if (!isRecord(log) || !isNumber(log.blockNumber)) return undefined
  return { number: log.blockNumber, hash: log.transactionHash, address: log.address }
}

/** Returns the newest signed transaction. REMASC's sender is the zero address. */
async function findTransaction(session: Session, settled: number) {
  for (let height = settled; height >= 0 && height > settled - SEARCHED_BLOCKS; height--) {
    const transactions = transactionsOf(await blockAt(session, toQuantity(height)))
    const signed = transactions.find(({ from }) => isAddress(from) && !/^0x0*$/.test(from))
    if (signed !== undefined) return { number: toQuantity(height), hash: signed.hash }
  }
  return undefined
}

async function blockAt(session: Session, number: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const block = await session.result('eth_getBlockByNumber', [number, true])
  return isRecord(block) ? block : undefined
}

function transactionsOf(block: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>>[] {
  return Array.isArray(block?.transactions) ? block.transactions.filter(isRecord) : []
}
