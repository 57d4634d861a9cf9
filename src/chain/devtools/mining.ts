import { CONSTANTS } from '../../chainspec/constants.ts'
import { MAX_SANDBOX_GAS_LIMIT } from '../../chainspec/sandbox.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import type { BlockInterval, MiningControls } from '../api/controls.ts'
import { ControlRefused } from '../api/errors.ts'
import type { Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { chainTime, machineTime } from '../mining/local/blockTime.ts'
import type { Miner } from '../mining/local/miner.ts'
import type { MiningSchedule } from '../mining/local/miningSchedule.ts'
import { changeSettings, putSettings } from './changeSettings.ts'

/** Max blocks of one request. Each has its row and its proof of work. */
const MAX_BLOCKS = 1_000_000
/** Min interval, as for `--mining interval:MILLISECONDS`. */
const MIN_INTERVAL_MS = 10
/** Max minimum gas price in wei, as for a transaction's price. */
const MAX_PRICE = 2n ** 255n - 1n

export interface MiningToolsSetup {
  readonly miner: Miner
  readonly schedule: MiningSchedule
  readonly mutex: Mutex
}

/** Returns mining on demand. It releases the miner's mutex between two blocks. */
export function createMiningTools(context: ChainContext, { miner, schedule, mutex }: MiningToolsSetup): MiningControls {
  const headNumber = () => context.head.current().block.header.number

  async function mine(count: number, interval: BlockInterval | undefined, call: Abortable): Promise<void> {
    requireFew(count)
    const timestamp = (parent: Tip, index: number) =>
      interval && timeAfter(parent, { ...interval, isFirst: index === 0 })
    await miner.mineMany(count, timestamp, call)
    if (interval !== undefined) await mutex.run(catchUp)
  }

  /** Returns the time of the next block; undefined for the clock's time. The first block is not before the clock. */
  function timeAfter(
    { block }: Tip,
    { seconds, countsFromHead, isFirst }: BlockInterval & { readonly isFirst: boolean },
  ): number | undefined {
    const time = block.header.timestamp + seconds
    if (!isFirst) return time
    return countsFromHead ? Math.max(time, chainTime(context)) : undefined
  }

  /** Moves the chain's clock forward to the newest block if that is ahead of it. */
  async function catchUp(): Promise<void> {
    const { timestamp } = context.head.current().block.header
    if (timestamp <= chainTime(context)) return
    const { frozenAt } = context.settings.current()
    const frozen = frozenAt === undefined ? {} : { frozenAt: timestamp }
    await changeSettings(context, { timeOffsetSeconds: timestamp - machineTime(context), raisedSeconds: 0, ...frozen })
  }

  async function changeMinimumGasPrice(price: bigint | undefined): Promise<void> {
    const { minimumGasPrice, ...others } = context.settings.current()
    await putSettings(context, price === undefined ? others : { ...others, minimumGasPrice: requirePrice(price) })
  }

  return {
    requireFew,
    mine,
    mineTo: (number, call) => mine(Math.max(0, number - headNumber()), undefined, call),
    minesAtOnce: () => schedule.modes().atOnce,
    intervalMs: () => schedule.modes().intervalMs,
    setMinesAtOnce: (atOnce) => schedule.set({ atOnce }),
    setInterval(intervalMs, maxIntervalMs) {
      if (intervalMs > 0 && intervalMs < MIN_INTERVAL_MS) {
        throw new ControlRefused(`an interval must be 0 or at least ${MIN_INTERVAL_MS} milliseconds`)
      }
      if (maxIntervalMs !== undefined && (intervalMs === 0 || intervalMs > maxIntervalMs)) {
        throw new ControlRefused('random intervals need a smallest one above 0 and a largest one that is not below it')
      }
      schedule.set({ intervalMs, maxIntervalMs })
    },
    start: schedule.start,
    stop: schedule.stop,
    setCoinbase: (coinbase) => mutex.run(() => changeSettings(context, { coinbase })),
    setMinimumGasPrice: (price) => mutex.run(() => changeMinimumGasPrice(price)),
    setGasLimit: (gas) => mutex.run(() => changeSettings(context, { gasLimit: requireGasLimit(gas) })),
  }
}

function requirePrice(price: bigint): bigint {
  if (price <= MAX_PRICE) return price
  throw new ControlRefused('a gas price must be below 2^255')
}

function requireGasLimit(gas: bigint): bigint {
  if (gas >= CONSTANTS.minimumGasLimit && gas <= MAX_SANDBOX_GAS_LIMIT) return gas
  throw new ControlRefused(
    `a block's gas limit must be ${CONSTANTS.minimumGasLimit} to ${MAX_SANDBOX_GAS_LIMIT}, got ${gas}`,
  )
}

function requireFew(count: number): void {
  if (count > MAX_BLOCKS) throw new ControlRefused(`at most ${MAX_BLOCKS} blocks can be mined at a time`)
}
