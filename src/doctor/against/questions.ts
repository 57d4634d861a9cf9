import type { Method } from '../../base/openrpc.ts'
import { isRecord } from '../deviation.ts'
import { isAddress, isHash, isNumber, type Material, toQuantity } from '../material.ts'
import { liveParameters } from '../parameters.ts'
import { changesState, isForOwner, needsWebSocket } from '../replay.ts'
import { showCall } from '../session.ts'

/** A call that two endpoints of one chain must answer equally. */
export interface Question {
  readonly method: string
  readonly params: readonly unknown[]
  /** Whether the answer is that of a block or transaction that the call names. Otherwise it depends on the head. */
  readonly isOfBlock: boolean
}

export type Block = Readonly<Record<string, unknown>>

const MAX_QUESTIONS = 500
const TRANSACTIONS_PER_BLOCK = 2
export const LOG_SPAN = 16
/** Selector of `totalSupply()`, which tokens and few other contracts have. */
const TOTAL_SUPPLY = '0x18160ddd'

export const identifiesChain = (method: Method): boolean => method['x-identifies-chain'] === true

/** Returns whether the document says that the method's answer depends on the chain alone, and not on the node. */
export const isOfChain = (method: Method): boolean =>
  !changesState({ method }) &&
  !isForOwner(method) &&
  !needsWebSocket({ method }) &&
  (identifiesChain(method) || ['immutable', 'at-head'].includes(method['x-upstream'] ?? ''))

/** The blocks to compare, and the height of the lowest block that both endpoints have whole. */
interface Compared {
  readonly blocks: readonly Block[]
  readonly from: number
}

/**
 * Returns the questions about blocks, the first of which is asked about with every method. The others are asked about
 * with methods that cost as little as a plain read.
 */
export function questionsAbout(methods: readonly Method[], material: Material, { blocks, from }: Compared): Question[] {
  const ofBlocks = methods.filter((method) => !identifiesChain(method))
  const cheap = ofBlocks.filter((method) => (method['x-weight'] ?? 1) === 1)
  const questions = blocks.flatMap((block, i) =>
    placesIn(block, material).flatMap((place) => [
      ...(i === 0 ? ofBlocks : cheap).flatMap((method) => questionsOf(method, place)),
      ...(i === 0 ? furtherQuestions(place, from) : []),
    ]),
  )
  const distinct = new Map(questions.map((question) => [showCall(question.method, question.params), question]))
  const asked = [...distinct.values()].filter((question) => methods.some(({ name }) => name === question.method))
  return asked.slice(0, MAX_QUESTIONS)
}

/** Returns the material of a block: that of each of its first transactions, or of the block alone. */
function placesIn(block: Block, material: Material): Material[] {
  const transactions = Array.isArray(block.transactions) ? block.transactions.filter(isRecord) : []
  const first = transactions.slice(0, TRANSACTIONS_PER_BLOCK)
  const newest = transactions.find(({ hash }) => hash === material.transactionHash)
  const chosen = [...new Set(newest === undefined ? first : [newest, ...first])]
  return (chosen.length === 0 ? [undefined] : chosen).map((transaction) => ({
    ...material,
    number: pick(block.number, isNumber),
    blockHash: pick(block.hash, isHash),
    transactionHash: pick(transaction?.hash, isHash),
    index: pick(transaction?.transactionIndex, isNumber) ?? '0x0',
    addresses: [...material.addresses.slice(1), transaction?.to, transaction?.from, block.miner].filter(isAddress),
  }))
}

const pick = (value: unknown, fits: (value: unknown) => value is string) => (fits(value) ? value : undefined)

function questionsOf(method: Method, place: Material): Question[] {
  return liveParameters(method, place).map((params) => toQuestion(method.name, params, place))
}

/** Names the block in place of tags, whose blocks the endpoints may know at different times. */
function toQuestion(method: string, params: readonly unknown[], place: Material): Question {
  const isTag = (value: unknown) => value === 'latest' || value === 'pending'
  const named = params.map((value) => (isTag(value) && place.number !== undefined ? place.number : value))
  const text = JSON.stringify(named)
  const names = [place.number, place.blockHash, place.transactionHash]
  return { method, params: named, isOfBlock: names.some((name) => name !== undefined && text.includes(`"${name}"`)) }
}

function furtherQuestions(place: Material, from: number): Question[] {
  const { number, addresses } = place
  if (number === undefined) return []
  const span = { fromBlock: toQuantity(Math.max(from, Number(number) - LOG_SPAN + 1)), toBlock: number }
  const calls = addresses.map((to) => toQuestion('eth_call', [{ to, data: TOTAL_SUPPLY }, number], place))
  return [toQuestion('eth_getLogs', [span], place), ...calls]
}
