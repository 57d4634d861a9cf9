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
  rewrite,
  without,
} from './difference.ts'
import { isRecord } from './exchange.ts'

const ESTIMATE = 'eth_estimateGas'
const callOf = ({ params }: Pair) => (isRecord(params[0]) ? params[0] : {})
const quantityOf = (value: unknown) => (typeof value === 'string' && /^0x[0-9a-f]+$/.test(value) ? BigInt(value) : -1n)

/** Members of a pending block that depend on its builder and its time. */
const OF_THE_BUILDER = ['timestamp', 'hashForMergedMining', 'extraData', 'size', 'rskPteEdges', 'receiptsRoot']
const unplaced = (value: unknown) =>
  rewrite(value, (_, name) => (['blockHash', 'blockNumber', 'transactionIndex'].includes(name) ? null : undefined))

export const ANSWERS: readonly Difference[] = [
  {
    why: 'rpc.md 11.6: logs have the member removed',
    explains: ({ recorded, ours }) =>
      ours.status === recorded.status &&
      `${JSON.stringify(ours.json)}`.includes('"removed":false') &&
      recorded.is(without(ours.json, 'removed')),
  },
  {
    why: 'decisions.md, eth_getLogs: a range that runs backwards is refused, naming both ends (rpc.md 15.7)',
    explains: ({ method, recorded, ours }) =>
      method === 'eth_getLogs' &&
      errorOf(recorded) === undefined &&
      isError(ours, -32602, /^fromBlock \(\w+\) is after toBlock \(\w+\)$/),
  },
  {
    why: 'rpc.md 11.5: blockhash is blockHash',
    explains: async (pair) => {
      const { blockhash } = callOf(pair)
      return blockhash !== undefined && (await isAnswerTo(pair, [{ blockHash: blockhash }]))
    },
  },
  {
    why: 'rpc.md 11.1: an estimate checks the balance',
    explains: ({ method, recorded, ours }) =>
      method === ESTIMATE &&
      errorOf(recorded) === undefined &&
      isError(ours, -32000, 'insufficient funds for transfer'),
  },
  {
    why: 'decisions.md, eth_estimateGas: a call that cannot succeed has no estimate (rpc.md 11.2)',
    explains: ({ method, recorded, ours }) =>
      method === ESTIMATE &&
      errorOf(recorded) === undefined &&
      isError(ours, -32000, 'gas required exceeds allowance (6800000)'),
  },
  {
    why: "decisions.md, eth_estimateGas: the minimum gas that succeeds, at most the reference's estimate",
    explains: (pair) => {
      const [theirs, ours] = [pair.recorded, pair.ours].map((answer) => quantityOf(resultOf(answer)))
      if (pair.method !== ESTIMATE || theirs === undefined || ours === undefined || ours < 21_000n) return false
      return theirs > ours
    },
  },
  {
    why: 'rpc.md 11.3, 15.3: the gas of the call is not a limit of the estimate, and no estimate is 0x0',
    explains: async (pair) =>
      pair.method === ESTIMATE &&
      isResult(pair.recorded, '0x0') &&
      quantityOf(resultOf(pair.ours)) >= 21_000n &&
      (await isAnswerTo(pair, [without(pair.params[0], 'gas')])),
  },
  {
    why: 'rpc.md 11.36: a call with too much gas is out of gas and returns 0x; the reference fails to parse the number',
    explains: (pair) => pair.group === 'call-precompile' && isInternalError(pair) && isResult(pair.ours, '0x'),
  },
  {
    why: 'rpc.md 11.13 and specification, transaction object: nonce and positions are null while pending, and members that the builder of a block chooses differ',
    explains: ({ method, params, recorded, ours }) =>
      method === 'eth_getBlockByNumber' &&
      params[0] === 'pending' &&
      isDeepStrictEqual(
        unplaced(without(resultOf(recorded), 'nonce', ...OF_THE_BUILDER)),
        without(resultOf(ours), 'nonce', ...OF_THE_BUILDER),
      ),
  },
  {
    why: 'specification, transaction object: positions are null while pending',
    explains: ({ method, params, recorded, ours }) =>
      method === 'eth_getTransactionByBlockNumberAndIndex' &&
      params[0] === 'pending' &&
      isDeepStrictEqual(resultOf(ours), unplaced(resultOf(recorded))),
  },
  {
    why: 'rpc.md 11.29: a node has no compilers',
    explains: ({ method, ours }) =>
      /^eth_(getCompilers|compile\w+)$/.test(method) &&
      isError(ours, -32601, `the method ${method} does not exist/is not available`),
  },
]
