import { fromHex, toHex } from '../../../src/base/hex.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { addressOf, creation, deploying, grow, plan, sign } from './scene.ts'

/** Code that stores the block's number. */
const STORING = '435f5500'
const deployed = sign('cow', creation(deploying(STORING)))
const called = sign('cow', {
  nonce: 1n,
  to: contractAddress(addressOf('cow'), 0n),
  data: fromHex('0x01'),
  gasLimit: 100_000n,
})
const transferred = sign('cow', { nonce: 2n })

/** Two blocks with a creation, a call of what it made, and a transfer. */
export const traced = plan({
  values: {
    tx: toHex(called.hash),
    'contract call': toHex(called.hash),
    'contract creation': toHex(deployed.hash),
    data: toHex(deployed.data),
    'plain transfer': toHex(transferred.hash),
  },
  blocks: async (builder) => ({ blocks: await grow(builder, [deployed], [called, transferred]) }),
})
