import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import { encodeRlp } from '../../../base/encodeRlp.ts'
import { minimalBytes } from '../../../base/integer.ts'
import { encodeResult, PrecompileFailure, selectorOf, simplePrecompile } from '../../../evm/nativeContracts.ts'
import { readAmount, readBrokenRule } from '../../../state/remascCells.ts'
import type { WritableState } from '../../../state/stateView.ts'

const GET_STATE = selectorOf('getStateForDebugging()')

/** REMASC. It pays in the last transaction of a block, which code cannot send. Any caller can read its state. */
export const remasc = simplePrecompile({
  address: 0x01000008n,
  isSequential: true,
  isNative: true,
  price: () => 0n,
  async run(input, { world }) {
    if (!equalBytes(input, GET_STATE)) throw new PrecompileFailure('Invoked Remasc outside last tx of the block')
    return encodeResult('bytes', await encodeState(world))
  },
})

/** Returns the RLP of [reward balance, burned balance, an empty list, flag]. The list once had siblings. */
async function encodeState(world: WritableState): Promise<Bytes> {
  const reward = minimalBytes(await readAmount(world, 'rewardBalance'))
  const burned = minimalBytes(await readAmount(world, 'burnedBalance'))
  const isBroken = Uint8Array.of((await readBrokenRule(world)) ? 1 : 0)
  return encodeRlp([reward, burned, [], isBroken])
}
