import { defineMethod, nativeContract } from './native/nativeContract.ts'

/** The caller's call depth: 1 for a transaction and for the contract that it calls (RSKIP-203). */
export const environment = nativeContract(0x01000011n, 'rskip203', [
  defineMethod({
    name: 'getCallStackDepth',
    inputs: [],
    output: 'uint32',
    gas: 0n,
    run: (_none, { frame }) => BigInt(frame.depth) + 1n,
  }),
])
