import { type Difference, isResult, resultOf } from './difference.ts'

const isPoll = (method: string) => method === 'eth_getFilterChanges' || method === 'eth_getFilterLogs'

/** Filters that are polled. */
export const FILTERS: readonly Difference[] = [
  {
    why: 'specification, eth_getFilterChanges: what came since; a filter that begins at the newest block has nothing yet',
    explains: ({ method, recorded, ours }) =>
      method === 'eth_getFilterChanges' &&
      `${JSON.stringify(resultOf(recorded))}`.includes('"blockNumber":"0x65"') &&
      isResult(ours, []),
  },
  {
    why: 'specification, eth_getFilterLogs: all logs that match; a filter for blocks has none, and tells what its next poll would',
    explains: ({ method, recorded, ours }) => {
      const hashes = resultOf(recorded)
      const areHashes = Array.isArray(hashes) && hashes.length > 0 && hashes.every((one) => typeof one === 'string')
      return method === 'eth_getFilterLogs' && areHashes && isResult(ours, [])
    },
  },
  {
    why: 'specification, filter object: blockHash is that block alone; the reference does not look at it in filters',
    explains: ({ method, recorded, ours }) =>
      isPoll(method) && /"blockNumber":"0x6[67]"/.test(`${JSON.stringify(resultOf(recorded))}`) && isResult(ours, []),
  },
]
