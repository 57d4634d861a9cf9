import { ADDRESS_BYTES, type Bytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Block } from '../../primitives/block.ts'
import { MAX_UNCLES } from '../../remote/headers.ts'
import { isRecord, type JsonRecord, type JsonValue } from '../../remote/json.ts'
import { BaseUnavailable } from '../api/errors.ts'
import { type Answers, requireAnsweredBytes, requireAnsweredQuantity, toQuantity } from './answers.ts'
import { createRemoteBase, type RemoteBase } from './remoteBase.ts'
import { askUncle, readRemoteBlock } from './remoteBlocks.ts'

/** The block on which a fork stands. */
export type ForkPoint =
  | { readonly kind: 'latest' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'hash'; readonly hash: Bytes }

/** Transactions of the block above a base, which a fork at a transaction executes first. */
export interface ForkedTransactions {
  /** The block that has them. */
  readonly block: Block
  /** Number of its transactions before the one that was forked at. */
  readonly count: number
}

/**
 * Finds the block and the index of a transaction. The fork begins at the parent. Throws `BaseUnavailable` if the endpoint
 * has no block with it.
 */
export async function findForkedTransaction(answers: Pick<Answers, 'ask'>, hash: Bytes): Promise<TransactionPlace> {
  const method = 'eth_getTransactionByHash'
  const answer = await answers.ask(method, [toHex(hash)])
  const blockHash = isRecord(answer) ? (answer.blockHash ?? null) : null
  if (!isRecord(answer) || blockHash === null)
    throw new BaseUnavailable(`the endpoint has mined no transaction ${toHex(hash)}`)
  return {
    blockHash: requireHash(requireAnsweredBytes(blockHash, method)),
    blockNumber: Number(requireAnsweredQuantity(answer.blockNumber ?? null, method)),
    index: Number(requireAnsweredQuantity(answer.transactionIndex ?? null, method)),
  }
}

/** The position of a transaction. */
export interface TransactionPlace {
  readonly blockHash: Bytes
  readonly blockNumber: number
  readonly index: number
}

/** Reads the transactions that precede the one at a place in its block. */
export async function readForkedTransactions(
  answers: Answers,
  network: Network,
  { blockHash, index }: TransactionPlace,
): Promise<ForkedTransactions> {
  const found = await readRemoteBlock(answers, network, { hash: blockHash })
  if (found === undefined) throw new BaseUnavailable(`the endpoint has no block ${toHex(blockHash)}`)
  return { block: found.block, count: index }
}

/** An account of a fork with the number of transactions that it has sent up to the base. */
export interface KnownNonce {
  readonly address: Bytes
  readonly nonce: bigint
}

/** The chain of an endpoint and the selected block, as the endpoint states them. */
export interface RemoteChain {
  readonly chainId: number
  /** Hash of block 0; undefined if the endpoint does not have it. */
  readonly genesisHash: Bytes | undefined
  readonly genesisExtraData: Bytes | undefined
  readonly number: number
  readonly hash: Bytes
  readonly uncleCount: number
  /** Minimum gas price of the block, in wei. 0 on chains without one. */
  readonly minimumGasPriceWei: bigint
}

/** Asks an endpoint for its chain and for a block, in one round trip. Throws `BaseUnavailable`. */
export async function findRemoteChain(answers: Pick<Answers, 'ask'>, point: ForkPoint): Promise<RemoteChain> {
  const [chainId, genesis, block] = await Promise.all([
    answers.ask('eth_chainId', []),
    answers.ask('eth_getBlockByNumber', ['0x0', false]),
    askBlock(answers, point),
  ])
  if (!isRecord(block)) throw new BaseUnavailable(`the endpoint has no block ${describePoint(point)}`)
  const number = Number(requireAnsweredQuantity(block.number ?? null, 'eth_getBlockByNumber'))
  const hash = requireHash(readBytes(block, 'hash'))
  const isAsked =
    point.kind === 'hash' ? equalBytes(point.hash, hash) : point.kind === 'latest' || number === point.number
  if (!isAsked) throw differs(point, { number, hash })
  return {
    chainId: Number(requireAnsweredQuantity(chainId, 'eth_chainId')),
    genesisHash: isRecord(genesis) ? readBytes(genesis, 'hash') : undefined,
    genesisExtraData: isRecord(genesis) ? readBytes(genesis, 'extraData') : undefined,
    number,
    hash,
    uncleCount: Array.isArray(block.uncles) ? Math.min(block.uncles.length, MAX_UNCLES) : 0,
    minimumGasPriceWei: requireAnsweredQuantity(block.minimumGasPrice ?? '0x0', 'eth_getBlockByNumber'),
  }
}

function askBlock(answers: Pick<Answers, 'ask'>, point: ForkPoint): Promise<JsonValue> {
  if (point.kind === 'hash') return answers.ask('eth_getBlockByHash', [toHex(point.hash), true])
  return answers.ask('eth_getBlockByNumber', [point.kind === 'latest' ? 'latest' : toQuantity(point.number), false])
}

function describePoint(point: ForkPoint): string {
  if (point.kind === 'hash') return toHex(point.hash)
  return point.kind === 'latest' ? 'latest' : String(point.number)
}

function differs(asked: ForkPoint, { number, hash }: Place): BaseUnavailable {
  return new BaseUnavailable(`the endpoint returned block ${number} (${toHex(hash)}) for block ${describePoint(asked)}`)
}

const readBytes = (block: JsonRecord, name: string): Bytes =>
  requireAnsweredBytes(block[name] ?? null, 'eth_getBlockByNumber')

function requireHash(bytes: Bytes): Bytes {
  if (bytes.length !== HASH_BYTES) throw new BaseUnavailable('eth_getBlockByNumber: the endpoint returned no hash')
  return bytes
}

interface OpenBaseOptions {
  /** Accounts whose nonces are read. */
  readonly addresses: readonly Bytes[]
  readonly onEmptyAccount?: (address: Bytes) => void
}

/** An open base with the nonces of the accounts that the fork funds. */
export interface OpenedBase {
  readonly base: RemoteBase
  readonly nonces: readonly KnownNonce[]
}

/**
 * Opens the base at a block of the endpoint, in one round trip if the endpoint accepts block hashes as parameters.
 * Throws `BaseUnavailable` if the endpoint has pruned the block's state.
 */
export async function openRemoteBase(
  answers: Answers,
  network: Network,
  { number, hash, uncleCount }: RemoteChain,
  { addresses, onEmptyAccount }: OpenBaseOptions,
): Promise<OpenedBase> {
  // Asked before the block is read, so that one batch carries everything.
  const uncles = Array.from({ length: uncleCount }, (_, index) => answers.ask(...askUncle(hash, index)))
  const [block, state] = await Promise.all([
    readRemoteBlock(answers, network, { hash }),
    readPinned(answers, { number, hash }, addresses),
    ...uncles,
    // Asked again, so that they are stored with the answers about this block, and an offline start finds them.
    answers.ask('eth_chainId', []),
    answers.ask('eth_getBlockByNumber', ['0x0', false]),
  ])
  if (block === undefined) throw new BaseUnavailable(`the endpoint has no block ${toHex(hash)}`)
  const { header } = block.block
  if (header.number !== number) throw differs({ kind: 'number', number }, { number: header.number, hash })
  const base = createRemoteBase({ network, answers, base: block, pinned: state.pinned, onEmptyAccount })
  return { base, nonces: state.nonces }
}

interface Place {
  readonly number: number
  readonly hash: Bytes
}

/** Reads nonces at a block, by its hash or, if the endpoint does not accept that, by its number. */
async function readPinned(answers: Answers, { number, hash }: Place, addresses: readonly Bytes[]) {
  const byHash: JsonValue = { blockHash: toHex(hash) }
  try {
    return { pinned: byHash, nonces: await readNonces(answers, byHash, addresses) }
  } catch (error) {
    if (!(error instanceof BaseUnavailable) || error.reason === 'unanswered') throw error
  }
  const byNumber = toQuantity(number)
  try {
    return { pinned: byNumber, nonces: await readNonces(answers, byNumber, addresses) }
  } catch (error) {
    if (!(error instanceof BaseUnavailable) || error.reason === 'unanswered') throw error
    if (error.reason === 'notKept') throw error
    throw new BaseUnavailable(
      `the endpoint has no state of block ${number}, which it may have pruned: fork a newer block, or from an archive node (${error.message})`,
    )
  }
}

/** Reads the nonces, and one balance as a probe of the state. */
async function readNonces(
  answers: Answers,
  block: JsonValue,
  addresses: readonly Bytes[],
): Promise<readonly KnownNonce[]> {
  const [, ...nonces] = await Promise.all([
    answers.ask('eth_getBalance', [toHex(new Uint8Array(ADDRESS_BYTES)), block]),
    ...addresses.map(async (address) => {
      const answer = await answers.ask('eth_getTransactionCount', [toHex(address), block])
      return { address, nonce: requireAnsweredQuantity(answer, 'eth_getTransactionCount') }
    }),
  ])
  return nonces
}
