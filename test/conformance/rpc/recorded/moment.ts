import { type Difference, isError, isInternalError, isResult, resultOf } from './difference.ts'
import { isRecord } from './exchange.ts'

/** What hangs on the node, its moment and its settings. */
export const MOMENT: readonly Difference[] = [
  {
    why: 'Hardhat and anvil are ours alone: rpc_modules names the modules that are there',
    explains: ({ method, recorded, ours }) => {
      const [theirs, served] = [resultOf(recorded), resultOf(ours)]
      if (method !== 'rpc_modules' || !isRecord(theirs) || !isRecord(served)) return false
      const { anvil, hardhat, ...shared } = served
      return anvil === hardhat && Object.entries(shared).every(([module, version]) => theirs[module] === version)
    },
  },
  {
    why: 'decisions.md, web3_clientVersion: our own name',
    explains: ({ method, ours }) =>
      method === 'web3_clientVersion' && /^Scion\/[\d.]+\/\w+-\w+\/node\d+$/.test(`${resultOf(ours)}`),
  },
  {
    why: 'decisions.md, no peer layer yet: nobody listens',
    explains: ({ method, recorded, ours }) =>
      method === 'net_listening' && isResult(recorded, true) && isResult(ours, false),
  },
  {
    why: 'rpc.md 15.10: the reference has no state of the Bridge to tell where a release is waiting',
    explains: (pair) =>
      pair.method === 'eth_bridgeState' &&
      isInternalError(pair) &&
      isResult(pair.ours, { rskTxsWaitingForSignatures: [], btcBlockchainBestChainHeight: 0 }),
  },
  {
    why: 'rpc.md 11.32: what only the reference has, it refuses in other words',
    explains: ({ method, recorded, ours }) =>
      isError(recorded, -32601, `the method ${method} does not exist/is not available`) &&
      isError(ours, -32601, 'method not found'),
  },
]
