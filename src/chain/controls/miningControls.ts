import type { Abortable } from '../../base/abortable.ts'
import type { Mutex } from '../../base/mutex.ts'
import type { MiningControls } from '../api/controls.ts'
import { ControlRefused } from '../api/errors.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { chainTime, machineTime } from '../mining/blockTime.ts'
import type { Miner } from '../mining/miner.ts'
import type { MiningSchedule } from '../mining/miningSchedule.ts'
import { changeSettings, withNext } from './changeSettings.ts'

/** Each is a block of its own, with its row and its proof of work. */
const MOST_BLOCKS = 10_000
/** As `--mining interval:MILLISECONDS` has it. */
const LEAST_INTERVAL_MS = 10
/** As much as a transaction's price may be. */
const MOST_PRICE = 2n ** 255n

export interface MiningTools {
  readonly miner: Miner
  readonly schedule: MiningSchedule
  readonly oneByOne: Mutex
}

/** Mining on demand, one block in each turn, so that others get theirs between two. */
export function createMiningControls(
  context: ChainContext,
  { miner, schedule, oneByOne }: MiningTools,
): MiningControls {
  const headNumber = () => context.head.current().block.header.number

  async function mine(count: number, intervalSeconds: number | undefined, { signal }: Abortable): Promise<void> {
    if (count > MOST_BLOCKS) throw new ControlRefused(`at most ${MOST_BLOCKS} blocks can be mined at a time`)
    for (let mined = 0; mined < count && !signal.aborted; mined++) {
      const later = mined === 0 ? undefined : intervalSeconds
      await miner.mineOne(({ block }) => (later === undefined ? undefined : block.header.timestamp + later))
    }
    if (intervalSeconds !== undefined) await oneByOne.run(catchUp)
  }

  /** Lets the chain's clock run on from the newest block, if that is ahead of it. */
  async function catchUp(): Promise<void> {
    const { timestamp } = context.head.current().block.header
    if (timestamp <= chainTime(context)) return
    const { frozenAt } = context.settings.current()
    const stands = frozenAt === undefined ? {} : { frozenAt: timestamp }
    await changeSettings(context, { timeOffsetSeconds: timestamp - machineTime(context), ...stands })
  }

  return {
    mine,
    mineTo: (number, call) => mine(Math.max(0, number - headNumber()), undefined, call),
    minesAtOnce: () => schedule.modes().atOnce,
    setMinesAtOnce: (atOnce) => schedule.set({ atOnce }),
    setInterval(intervalMs) {
      if (intervalMs > 0 && intervalMs < LEAST_INTERVAL_MS) {
        throw new ControlRefused(`an interval has to be 0, or ${LEAST_INTERVAL_MS} milliseconds at least`)
      }
      schedule.set({ intervalMs })
    },
    start: schedule.start,
    stop: schedule.stop,
    setCoinbase: (coinbase) => oneByOne.run(() => changeSettings(context, { coinbase })),
    setNextMinimumGasPrice: (minimumGasPrice) =>
      oneByOne.run(async () => {
        if (minimumGasPrice >= MOST_PRICE) throw new ControlRefused('a gas price has to be below 2^255')
        await changeSettings(context, withNext(context, { minimumGasPrice }))
      }),
  }
}
