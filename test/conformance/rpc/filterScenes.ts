import { holdClock, timerBy } from '../../_helpers/chain.ts'
import { deploy, keep, LATEST } from '../../chain/import/_branches.ts'
import { type Build, build } from './scene.ts'

/** The owner of filters of a request in the served chain. */
const KEY = 'anybody'
const ANY_LOG = { range: { kind: 'span', from: LATEST, to: LATEST }, addresses: [], topics: [] } as const

/** A filter for logs is installed, then a block with one log arrives. */
export const oneLogArrived: Build = async () => {
  const { served } = await build({})
  const { submits, miner, filters } = served.chain
  await submits.sendRaw(deploy)
  await miner.mineOne()
  const id = await filters.installForLogs(KEY, ANY_LOG)
  await submits.sendRaw(keep(1n, 1n))
  await miner.mineOne()
  return { served, values: { id } }
}

/** A filter that has not been polled for longer than its lifetime. */
export const expired: Build = async () => {
  const clock = holdClock()
  const { served } = await build({ setup: { clock, timer: timerBy(clock) } })
  const id = await served.chain.filters.installForTransactions(KEY)
  clock.advance(5 * 60_000 + 1)
  return { served, values: { id } }
}
