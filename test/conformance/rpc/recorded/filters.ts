import { type Difference, isResult, resultOf } from './difference.ts'

const isPoll = (method: string) => method === 'eth_getFilterChanges' || method === 'eth_getFilterLogs'

/** Filters that are polled. */
export const FILTERS: readonly Difference[] = [
  {
    why: 'specification, eth_getFilterChanges: changes since the last poll, none for a filter that begins at the newest block',
    explains: ({ method, recorded, ours }) =>
      method === 'eth_getFilterChanges' &&
      `${JSON.stringify(resultOf(recorded))}`.includes('"blockNumber":"0x65"') &&
      isResult(ours, []),
  },
  {
    why: 'specification, eth_getFilterLogs: all logs that match; a filter for blocks has none, and returns the result of its next poll',
    explains: ({ method, recorded, ours }) => {
      const hashes = resultOf(recorded)
      const areHashes = Array.isArray(hashes) && hashes.length > 0 && hashes.every((one) => typeof one === 'string')
      return method === 'eth_getFilterLogs' && areHashes && isResult(ours, [])
    },
  },
  {
    why: 'specification, filter object: blockHash selects a single block; the reference ignores it in filters',
    explains: ({ method, recorded, ours }) =>
      isPoll(method) && /"blockNumber":"0x6[67]"/.test(`${JSON.stringify(resultOf(recorded))}`) && isResult(ours, []),
  },
]
