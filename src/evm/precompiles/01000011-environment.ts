import { equalBytes } from '../../base/bytes.ts'
import { toWord } from '../../base/integer.ts'
import { keccak256 } from '../../base/keccak.ts'
import { type Precompile, PrecompileFailure } from './precompile.ts'

const GET_CALL_STACK_DEPTH = keccak256(new TextEncoder().encode('getCallStackDepth()')).subarray(0, 4)

/** Tells how deep in calls the caller is: 1 for a transaction and for the contract that it calls. */
export const environment: Precompile = {
  address: 0x01000011n,
  since: 'rskip203',
  gas: () => 0n,
  run(input, { frame }) {
    if (!equalBytes(input.subarray(0, 4), GET_CALL_STACK_DEPTH)) throw new PrecompileFailure('unknown method')
    return toWord(BigInt(frame.depth) + 1n)
  },
}
