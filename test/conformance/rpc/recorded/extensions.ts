import { isDeepStrictEqual } from 'node:util'
import {
  type Difference,
  errorOf,
  isAnswerTo,
  isError,
  isInternalError,
  isResult,
  type Pair,
  resultOf,
  without,
} from './difference.ts'
import { isRecord } from './exchange.ts'

const HASH = /^0x[0-9a-f]{64}$/

function isWork(value: unknown): boolean {
  return Array.isArray(value) && value.length === 3 && value.every((word) => HASH.test(`${word}`))
}

const overridesOf = ({ method, params }: Pair) => (method === 'eth_call' ? params[2] : undefined)

/** Features that the reference lacks, and requests for which it has only its general internal error. */
export const EXTENSIONS: readonly Difference[] = [
  {
    why: 'decisions.md, eth_getWork: implemented',
    explains: ({ method, recorded, ours }) =>
      method === 'eth_getWork' && isError(recorded, -32601, 'method not found') && isWork(resultOf(ours)),
  },
  {
    why: 'methods that the reference does not have (rpc.md 11.21)',
    explains: ({ method, recorded, ours }) =>
      isError(recorded, -32601, 'method not found') &&
      (errorOf(ours)?.code === -32602 || (method === 'eth_maxPriorityFeePerGas' && isResult(ours, '0x0'))),
  },
  {
    why: "evm_mine accepts a timestamp, as in Ganache and Hardhat; this one is before the newest block's",
    explains: ({ method, recorded, ours }) =>
      method === 'evm_mine' &&
      isError(recorded, -32602, 'method parameters invalid') &&
      isError(ours, -32000, /^the next block's time must be after \d+, the newest block's time, got 1$/),
  },
  {
    why: 'volatile: work is for a new block, and is marked as new once',
    explains: ({ method, recorded, ours }) => {
      const [theirs, mine] = [recorded, ours].map((answer) =>
        without(resultOf(answer), 'blockHashForMergedMining', 'notify', 'parentBlockHash'),
      )
      const members = (answer: typeof ours) => Object.keys(Object(resultOf(answer)))
      return (
        method === 'mnr_getWork' &&
        JSON.stringify(theirs) === JSON.stringify(mine) &&
        JSON.stringify(members(recorded)) === JSON.stringify(members(ours))
      )
    },
  },
  {
    why: 'decisions.md, error texts: invalid data is an invalid parameter, not an internal error',
    explains: (pair) =>
      pair.method === 'mnr_submitBitcoinBlock' &&
      isInternalError(pair) &&
      isError(pair.ours, -32602, 'Invalid data format: invalid hex value.'),
  },
  {
    why: 'decisions.md, no peer layer yet: there are no scores to clear',
    explains: (pair) => pair.method === 'sco_clearPeerScoring' && isInternalError(pair) && isResult(pair.ours, []),
  },
  {
    why: 'decisions.md, optional parameters: null overrides nothing',
    explains: async (pair) =>
      overridesOf(pair) === null && isInternalError(pair) && (await isAnswerTo(pair, pair.params.slice(0, 2))),
  },
  {
    why: 'rpc.md 8.4.3: contradictory overrides are invalid parameters, with its error text (rpc.md 15.5)',
    explains: (pair) =>
      isRecord(overridesOf(pair)) &&
      isInternalError(pair) &&
      isError(pair.ours, -32602, /^((Balance|Nonce) must be equal or bigger than zero|AccountOverride\..*)$/),
  },
  {
    why: 'rpc.md 2.3: a damaged override is an invalid parameter with the id of the request, not damaged JSON',
    explains: (pair) => isRecord(overridesOf(pair)) && isError(pair.recorded, -32700) && isError(pair.ours, -32602),
  },
  {
    why: 'the second parameter of eth_getLogs is an extension',
    explains: async (pair) => {
      const page = resultOf(pair.ours)
      const all = resultOf(await pair.ask(pair.method, pair.params[0]))
      const isPaged = pair.method === 'eth_getLogs' && pair.params.length === 2
      return isPaged && isDeepStrictEqual(page, { logs: all, cursor: null })
    },
  },
  {
    why: 'the fourth parameter of eth_call is an extension',
    explains: ({ method, params, recorded, ours }) =>
      method === 'eth_call' &&
      params.length === 4 &&
      isError(recorded, -32602, 'method parameters invalid') &&
      isError(ours, -32602, /^invalid params: parameter 'blockOverrides'/),
  },
]
