import { type Difference, isError, isInternalError, isResult, resultOf } from './difference.ts'
import { isRecord } from './exchange.ts'

/** Differences that depend on the node, its time and its settings. */
export const MOMENT: readonly Difference[] = [
  {
    why: 'rpc_modules lists the modules of the node, of which hardhat, anvil and tenderly are extensions',
    explains: ({ method, recorded, ours }) => {
      const [theirs, served] = [resultOf(recorded), resultOf(ours)]
      if (method !== 'rpc_modules' || !isRecord(theirs) || !isRecord(served)) return false
      const { anvil, hardhat, tenderly, ...shared } = served
      return (
        anvil === hardhat &&
        tenderly === hardhat &&
        Object.entries(shared).every(([module, version]) => theirs[module] === version)
      )
    },
  },
  {
    why: 'decisions.md, web3_clientVersion: the name of this node',
    explains: ({ method, ours }) =>
      method === 'web3_clientVersion' && /^Scion\/[\d.]+\/\w+-\w+\/node\d+$/.test(`${resultOf(ours)}`),
  },
  {
    why: 'decisions.md, no peer layer yet: the node does not listen for peers',
    explains: ({ method, recorded, ours }) =>
      method === 'net_listening' && isResult(recorded, true) && isResult(ours, false),
  },
  {
    why: 'rpc.md 15.10: the reference cannot return the state of the Bridge while a release is waiting',
    explains: (pair) =>
      pair.method === 'eth_bridgeState' &&
      isInternalError(pair) &&
      isResult(pair.ours, { rskTxsWaitingForSignatures: [], btcBlockchainBestChainHeight: 0 }),
  },
  {
    why: 'rpc.md 11.32: the reference refuses methods that only it has with another text',
    explains: ({ method, recorded, ours }) =>
      isError(recorded, -32601, `the method ${method} does not exist/is not available`) &&
      isError(ours, -32601, 'method not found'),
  },
]
