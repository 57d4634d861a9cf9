import { fromHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { SANDBOX_ACCOUNTS } from '../../src/network/sandboxAccounts.ts'
import { type Measured, percentile } from '../measured.ts'
import { signTransfer } from '../scene.ts'
import type { Sender } from '../sign.ts'
import { withOwnChain } from './ownChain.ts'
import type { Scenario } from './scenario.ts'

const FEW = 5
const MANY = 20
const LONG_SECONDS = 5
/** As many as the pool lets wait of one account. */
const TRANSFERS_OF_EACH = 16n

/**
 * Blocks that are full of transfers: from taking them out of the pool to having the block in the store. A chain of the bench's own
 * process on a new SQLite file, because a service is not told when to begin.
 */
export const blocks: Scenario = {
  name: 'blocks',
  stage: 'begin',
  async run({ scene, options }) {
    if (scene.target.name !== 'scion') return []
    const count = options.seconds < LONG_SECONDS ? FEW : MANY
    return withOwnChain(async (chain) => [await measureFullBlocks(chain, count)])
  },
}

async function measureFullBlocks(chain: Chain, count: number): Promise<Measured> {
  const senders = SANDBOX_ACCOUNTS.map(({ address, privateKey }) => {
    return { address: fromHex(address), key: fromHex(privateKey), nonce: 0n }
  })
  const timesMs: number[] = []
  let transfers = 0
  let cpuUs = 0
  for (let block = -1; block < count; block++) {
    await fillPool(chain, senders)
    const cpuBefore = process.cpuUsage()
    const begunAt = performance.now()
    const tip = await chain.miner.mineOne()
    if (block < 0) continue // warm: the compiler has seen the code
    timesMs.push(performance.now() - begunAt)
    const { user, system } = process.cpuUsage(cpuBefore)
    cpuUs += user + system
    transfers += tip.block.transactions.length - 1 // the last one is REMASC's
  }
  const seconds = timesMs.reduce((sum, one) => sum + one, 0) / 1000
  return {
    name: `transfers in full blocks of ${Math.round(transfers / count)}`,
    unit: 'tx/s',
    value: transfers / seconds,
    cpuUs: cpuUs / transfers,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
  }
}

/** Lets as many transfers wait as each sender may have; more than a block takes. */
async function fillPool({ network, reads, submits }: Chain, senders: readonly Sender[]): Promise<void> {
  for (const sender of senders) {
    const mined = await reads.nonceAt(sender.address, { kind: 'latest' })
    while (sender.nonce < mined + TRANSFERS_OF_EACH) await submits.sendRaw(fromHex(signTransfer(network, sender)))
  }
}
