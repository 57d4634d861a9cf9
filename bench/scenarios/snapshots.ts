import { fromHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { SANDBOX_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { type Measured, percentile } from '../measured.ts'
import { RECIPIENTS, signTransfer } from '../scene.ts'
import type { Sender } from '../sign.ts'
import { withOwnChain } from './ownChain.ts'
import type { Scenario } from './scenario.ts'

const LOW_HEAD = 200
/** Blocks of one transfer each that a revert removes. */
const BLOCKS_BACK = 100
const ROUNDS = 10

/** Measures a snapshot and the revert to it over a hundred blocks; both should take the same time at any height. */
export const snapshots: Scenario = {
  name: 'snapshots',
  stage: 'begin',
  async run({ scene, options }) {
    if (scene.target.name !== 'scion') return []
    return withOwnChain(async (chain) => {
      const measured: Measured[] = []
      for (const head of [LOW_HEAD, options.head]) measured.push(...(await measureAt(chain, head)))
      return measured
    })
  },
}

async function measureAt(chain: Chain, head: number): Promise<Measured[]> {
  const [account] = SANDBOX_ACCOUNTS
  const { controls, reads } = chain
  if (account === undefined || controls === undefined) throw new Error('a sandbox has accounts and controls')
  const sender = { address: fromHex(account.address), key: fromHex(account.privateKey), nonce: 0n }
  await growTo(chain, head, sender)
  const takesMs: number[] = []
  const revertsMs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const beforeTake = performance.now()
    const id = await controls.snapshots.take()
    takesMs.push(performance.now() - beforeTake)
    await growTo(chain, reads.headNumber() + BLOCKS_BACK, sender)
    const beforeRevert = performance.now()
    await controls.snapshots.revert(id)
    revertsMs.push(performance.now() - beforeRevert)
  }
  const at = `at head ${head.toLocaleString('en')}`
  return [
    toMeasured(`evm_snapshot ${at}`, takesMs),
    toMeasured(`evm_revert over ${BLOCKS_BACK} blocks ${at}`, revertsMs),
  ]
}

async function growTo({ reads, submits, miner }: Chain, head: number, sender: Sender): Promise<void> {
  sender.nonce = await reads.nonceAt(sender.address, { kind: 'latest' })
  while (reads.headNumber() < head) {
    await submits.sendRaw(fromHex(signTransfer({ chainId: 33, recipients: RECIPIENTS }, sender)))
    await miner.mineOne()
  }
}

const toMeasured = (name: string, timesMs: readonly number[]): Measured => {
  const p50Ms = percentile(timesMs, 0.5)
  return { name, unit: 'ms', value: p50Ms, p50Ms, p99Ms: percentile(timesMs, 0.99) }
}
