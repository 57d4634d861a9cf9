import type { Mutex } from '../../concurrency/mutex.ts'
import { MAX_TIMESTAMP } from '../../primitives/header.ts'
import type { TimeControls } from '../api/controls.ts'
import { ControlRefused } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'
import { chainTime, machineTime } from '../mining/local/blockTime.ts'
import type { BlockSettings } from '../settings/blockSettings.ts'
import { changeSettings, putSettings, withNext } from './changeSettings.ts'

/** Returns the chain's clock, which is the system's with an offset, see `BlockSettings`. */
export function createTimeTools(context: ChainContext, mutex: Mutex): TimeControls {
  const change = (changes: () => Partial<BlockSettings>) => mutex.run(() => changeSettings(context, changes()))
  const offset = () => context.settings.current().timeOffsetSeconds
  const clockAt = (seconds: number) => ({
    timeOffsetSeconds: requireTime(seconds) - machineTime(context),
    raisedSeconds: 0,
  })
  const isFrozen = () => context.settings.current().frozenAt !== undefined
  const frozenAt = (seconds: number) => (isFrozen() ? { frozenAt: seconds } : {})

  /** Returns settings in which the next block is later by `seconds`, also if the newest block is ahead of the clock. */
  const increased = (seconds: number) => (): Partial<BlockSettings> => {
    const { timeOffsetSeconds, raisedSeconds = 0 } = context.settings.current()
    const now = chainTime(context)
    const behindHead = Math.max(0, context.head.current().block.header.timestamp - now)
    const time = requireTime(now + behindHead + seconds)
    return {
      timeOffsetSeconds: timeOffsetSeconds + seconds,
      raisedSeconds: raisedSeconds + behindHead,
      ...frozenAt(time),
    }
  }

  async function removeInterval(): Promise<boolean> {
    const { timestampInterval, ...settings } = context.settings.current()
    if (timestampInterval === undefined) return false
    await putSettings(context, settings)
    return true
  }

  return {
    async increase(seconds) {
      if (seconds > 0) await change(increased(seconds))
      return offset()
    },
    async set(seconds = machineTime(context)) {
      await mutex.run(async () => {
        const { frozenAt: _, ...settings } = context.settings.current()
        await putSettings(context, { ...settings, ...clockAt(seconds) })
      })
      return offset()
    },
    freeze: (seconds) => change(() => ({ frozenAt: requireTime(seconds) })),
    setNext: (seconds) =>
      change(() => {
        requireAfterHead(context, seconds)
        return {
          ...clockAt(seconds),
          ...frozenAt(seconds),
          ...withNext(context, { timestamp: seconds }),
        }
      }),
    setInterval: (seconds) =>
      change(() => {
        if (seconds <= MAX_TIMESTAMP) return { timestampInterval: seconds }
        throw new ControlRefused(`a block interval must be at most ${MAX_TIMESTAMP} seconds`)
      }),
    removeInterval: () => mutex.run(removeInterval),
  }
}

function requireTime(seconds: number): number {
  if (seconds <= MAX_TIMESTAMP) return seconds
  throw new ControlRefused(`the next block's time must be at most ${MAX_TIMESTAMP}`)
}

function requireAfterHead({ head }: ChainContext, seconds: number): void {
  const { timestamp } = head.current().block.header
  if (seconds > timestamp) return
  throw new ControlRefused(`the next block's time must be after ${timestamp}, the newest block's time, got ${seconds}`)
}
