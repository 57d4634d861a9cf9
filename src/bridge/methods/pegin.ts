import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { isOneOf } from '../election.ts'
import { change, read } from '../method.ts'
import { fitsInt64 } from '../numbers.ts'
import { lockingCap, minimumPegIn, setLockingCap } from '../pegin/limits.ts'
import { parseHash, processedIn } from '../pegin/processed.ts'

const NOT_PROCESSED = -1n

/** Methods about peg-ins that need no proof: limits in satoshis, and processed Bitcoin transactions. */
export const peginMethods = [
  read({ name: 'getMinimumLockTxValue', inputs: [], output: 'int256', gas: 2000n, local: true, run: minimumPegIn }),
  read({
    name: 'getLockingCap',
    inputs: [],
    output: 'int256',
    gas: 3000n,
    local: true,
    since: 'rskip134',
    run: lockingCap,
  }),
  read({
    name: 'isBtcTxHashAlreadyProcessed',
    inputs: ['string'],
    output: 'bool',
    gas: 23_000n,
    local: true,
    run: async (call, [hash]) => (await processedIn(call, parseHash(hash))) !== undefined,
  }),
  read({
    name: 'getBtcTxHashProcessedHeight',
    inputs: ['string'],
    output: 'int64',
    gas: 22_000n,
    local: true,
    run: async (call, [hash]) => (await processedIn(call, parseHash(hash))) ?? NOT_PROCESSED,
  }),
  // One authority is enough; the new cap is at least the old one.
  change({
    name: 'increaseLockingCap',
    inputs: ['int256'],
    output: 'bool',
    gas: 8000n,
    since: 'rskip134',
    async run(call, [satoshis]) {
      const { authorities, largestFactor } = call.constants.lockingCap
      if (satoshis <= 0n || !fitsInt64(satoshis)) throw new PrecompileFailure('Locking Cap must be greater than zero')
      if (!isOneOf(authorities, call.caller)) return false
      const cap = await lockingCap(call)
      const isAllowed = satoshis >= cap && satoshis <= cap * largestFactor
      if (isAllowed) setLockingCap(call, satoshis)
      return isAllowed
    },
  }),
]
