import { isDeepStrictEqual } from 'node:util'
import { type Difference, errorOf, isError, isInternalError, isResult, resultOf } from './difference.ts'

/** The account of the reference's own miner on regtest, whose key it keeps in its wallet. */
const MINER = '0xec4ddeb4380ad69b3e509baad9f158cdf4e4681d'

const sorted = (list: unknown): string[] => (Array.isArray(list) ? list.map((item) => JSON.stringify(item)).sort() : [])

/** Differences about accounts that sign, and their transactions. */
export const WALLETS: readonly Difference[] = [
  {
    why: 'state: the wallet has no account of a miner, and added accounts have no fixed order',
    explains: ({ method, recorded, ours }) => {
      if (method !== 'eth_accounts' && method !== 'personal_listAccounts') return false
      const theirs = resultOf(recorded)
      return (
        Array.isArray(theirs) &&
        isDeepStrictEqual(sorted(theirs.filter((one) => one !== MINER)), sorted(resultOf(ours)))
      )
    },
  },
  {
    why: 'volatile: pending transactions have the order of their nonces, and none in the reference',
    explains: ({ method, recorded, ours }) =>
      method === 'eth_pendingTransactions' && isDeepStrictEqual(sorted(resultOf(recorded)), sorted(resultOf(ours))),
  },
  {
    why: 'decisions.md, error texts: an account that does not sign is refused with the code of the reference',
    explains: (pair) =>
      ['personal_dumpRawKey', 'personal_sendTransaction'].includes(pair.method) &&
      isInternalError(pair) &&
      isError(pair.ours, -32603, /could not be found in this node$/),
  },
  {
    why: 'rpc.md 8.6: a failed unlock returns false',
    explains: (pair) => pair.method === 'personal_unlockAccount' && isInternalError(pair) && isResult(pair.ours, false),
  },
  {
    why: 'decisions.md, optional parameters: the duration of an unlock is optional',
    explains: ({ method, params, recorded, ours }) =>
      method === 'personal_unlockAccount' &&
      params.length === 2 &&
      isError(recorded, -32602, 'method parameters invalid') &&
      errorOf(ours) === undefined,
  },
]
