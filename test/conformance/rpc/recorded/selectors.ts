import {
  type Difference,
  errorOf,
  isAnswerTo,
  isError,
  isInternalError,
  isResult,
  resultOf,
  rewrite,
} from './difference.ts'
import { isRecord } from './exchange.ts'

const BLOCK_5 = '0x5'
const HASH = /^0x[0-9a-f]{64}$/

const replaceAll = (params: readonly unknown[], change: (part: unknown, name: string) => unknown): unknown[] =>
  params.map((param) => rewrite(param, change))

/** A quantity of more than 64 bits that is neither an address nor a hash. */
const isLong = (part: unknown) => typeof part === 'string' && /^0x[1-9a-f][0-9a-f]{16,30}$/.test(part)

/** Block selectors, and results for blocks that do not exist. */
export const SELECTORS: readonly Difference[] = [
  {
    why: 'decisions.md, block selector: safe and finalized mean latest (rpc.md 11.12)',
    explains: async (pair) => {
      const latest = replaceAll(pair.params, (part) => (part === 'safe' || part === 'finalized' ? 'latest' : undefined))
      const isMeant = JSON.stringify(latest) !== JSON.stringify(pair.params)
      return isMeant && errorOf(pair.recorded) !== undefined && (await isAnswerTo(pair, latest))
    },
  },
  {
    why: 'decisions.md, block selector: every form wherever the specification has one (rpc.md 11.10)',
    explains: async (pair) => {
      const position = pair.method === 'eth_estimateGas' || pair.method === 'eth_getCode' ? 1 : -1
      const given = pair.params[position]
      const named = isRecord(given) ? (given.blockHash ?? given.blockNumber) : given
      if (!HASH.test(`${named}`) && named !== BLOCK_5) return false
      if (errorOf(pair.recorded) === undefined && !isResult(pair.recorded, null)) return false
      if (/^0x(ab){32}$/.test(`${named}`)) return isError(pair.ours, -32600, `Block with hash ${named} not found`)
      return isAnswerTo(pair, pair.params.with(position, BLOCK_5))
    },
  },
  {
    why: 'decisions.md, block selector: JSON numbers and booleans are accepted as clients of EIP-1898 send them (rpc.md 11.11)',
    explains: async (pair) => {
      const asText = replaceAll(pair.params, (part) =>
        typeof part === 'number' || typeof part === 'boolean' ? `${part}` : undefined,
      )
      return isRecord(pair.params.at(-1)) && isInternalError(pair) && (await isAnswerTo(pair, asText))
    },
  },
  {
    why: 'decisions.md, forms of parameters: JSON numbers are accepted as blocks and indexes',
    explains: async (pair) => {
      const asHex = replaceAll(pair.params, (part) => (typeof part === 'number' ? `0x${part.toString(16)}` : undefined))
      const isRefused = isError(pair.recorded, -32602) || isInternalError(pair)
      return isRefused && JSON.stringify(asHex) !== JSON.stringify(pair.params) && (await isAnswerTo(pair, asHex))
    },
  },
  {
    why: 'decisions.md, forms of parameters: the duration of an unlocked account may be decimal, as text or as a JSON number',
    explains: ({ method, params, recorded, ours }) =>
      method === 'personal_unlockAccount' &&
      /^\d+$/.test(`${params[2]}`) &&
      isError(recorded, -32602, /^Invalid argument "\d+": param should be a hex value string\.$/) &&
      typeof resultOf(ours) === 'boolean',
  },
  {
    why: 'decisions.md, forms of parameters: an index may have digits in upper case',
    explains: async (pair) => {
      const lower = replaceAll(pair.params, (part) => (part === '0xA' ? '0xa' : undefined))
      return isError(pair.recorded, -32602, /^Invalid argument "0xA"/) && (await isAnswerTo(pair, lower))
    },
  },
  {
    why: 'decisions.md, forms of parameters: the methods that select a block by number accept objects',
    explains: async (pair) => {
      const [selector, ...rest] = pair.params
      if (!isRecord(selector) || !/By(Block)?Number/.test(pair.method)) return false
      const { blockHash, blockNumber } = selector
      const named = blockHash ?? `0x${Number(blockNumber).toString(16)}`
      if (blockHash === '0x12') return isError(pair.ours, -32602, 'Invalid block hash: incorrect length.')
      const isRefused = isError(pair.recorded, -32602, "Invalid block identifier '{'") || isError(pair.recorded, -32700)
      return isRefused && (await isAnswerTo(pair, [named, ...rest]))
    },
  },
  {
    why: 'specification, QUANTITY: a number beyond 64 bits is not truncated as in the reference, and no block has it',
    explains: ({ params, recorded, ours }) =>
      params.some(isLong) &&
      errorOf(recorded) === undefined &&
      (isResult(ours, null) || isError(ours, -32600, /^Block 0x[0-9a-f]+ not found$/)),
  },
  {
    why: 'decisions.md, not found: the counts of an unknown block are null (rpc.md 11.23, 11.24)',
    explains: ({ method, recorded, ours }) =>
      /^eth_get(BlockTransactionCount|UncleCount)By/.test(method) &&
      isError(recorded, -32600, /^Block .*not found$/) &&
      isResult(ours, null),
  },
  {
    why: 'decisions.md, not found: nodes of a receipt in an unknown block are null',
    explains: (pair) =>
      pair.method === 'rsk_getTransactionReceiptNodesByHash' && isInternalError(pair) && isResult(pair.ours, null),
  },
  {
    why: 'decisions.md, not found: the code of an unknown block is an error (rpc.md 11.25)',
    explains: ({ method, params, recorded, ours }) =>
      method === 'eth_getCode' && isResult(recorded, null) && isError(ours, -32600, `Block ${params[1]} not found`),
  },
]
