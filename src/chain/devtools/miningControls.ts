import type { Abortable } from '../../concurrency/abortable.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import type { BlockInterval, MiningControls } from '../api/controls.ts'
import { ControlRefused } from '../api/errors.ts'
import type { Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { chainTime, machineTime } from '../mining/local/blockTime.ts'
import type { Miner } from '../mining/local/miner.ts'
import type { MiningSchedule } from '../mining/local/miningSchedule.ts'
import { changeSettings, withNext } from './changeSettings.ts'

/** Each is a block of its own, with its row and its proof of work. */
const MAX_BLOCKS = 1_000_000
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

  async function mine(count: number, interval: BlockInterval | undefined, { signal }: Abortable): Promise<void> {
    requireFew(count)
    for (let mined = 0; mined < count && !signal.aborted; mined++) {
      await miner.mineOne((parent) => interval && timeAfter(parent, interval, mined === 0))
    }
    if (interval !== undefined) await oneByOne.run(catchUp)
  }

  /** The first block of a row is at least as late as the clock; undefined: as the clock says. */
  function timeAfter({ block }: Tip, { seconds, countsFromHead }: BlockInterval, isFirst: boolean): number | undefined {
    const time = block.header.timestamp + seconds
    if (!isFirst) return time
    return countsFromHead ? Math.max(time, chainTime(context)) : undefined
  }

  /** Lets the chain's clock run on from the newest block, if that is ahead of it. */
  async function catchUp(): Promise<void> {
    const { timestamp } = context.head.current().block.header
    if (timestamp <= chainTime(context)) return
    const { frozenAt } = context.settings.current()
    const stands = frozenAt === undefined ? {} : { frozenAt: timestamp }
    await changeSettings(context, { timeOffsetSeconds: timestamp - machineTime(context), raisedSeconds: 0, ...stands })
  }

  return {
    requireFew,
    mine,
    mineTo: (number, call) => mine(Math.max(0, number - headNumber()), undefined, call),
    minesAtOnce: () => schedule.modes().atOnce,
    intervalMs: () => schedule.modes().intervalMs,
    setMinesAtOnce: (atOnce) => schedule.set({ atOnce }),
    setInterval(intervalMs) {
      if (intervalMs > 0 && intervalMs < LEAST_INTERVAL_MS) {
        throw new ControlRefused(`an interval must be 0 or at least ${LEAST_INTERVAL_MS} milliseconds`)
      }
      schedule.set({ intervalMs })
    },
    start: schedule.start,
    stop: schedule.stop,
    setCoinbase: (coinbase) => oneByOne.run(() => changeSettings(context, { coinbase })),
    setNextMinimumGasPrice: (minimumGasPrice) =>
      oneByOne.run(async () => {
        if (minimumGasPrice >= MOST_PRICE) throw new ControlRefused('a gas price must be below 2^255')
        await changeSettings(context, withNext(context, { minimumGasPrice }))
      }),
  }
}

function requireFew(count: number): void {
  if (count > MAX_BLOCKS) throw new ControlRefused(`at most ${MAX_BLOCKS} blocks can be mined at a time`)
}
