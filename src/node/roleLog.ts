import type { Logger } from 'pino'
import { systemTimer, type Timer } from '../base/clock.ts'
import type { ChainRole } from '../replication/sharedChain.ts'
import { printSeconds } from './stateLog.ts'

/** Logs the changes of the role of this process for one network, each in one line. */
export interface RoleLog {
  note(role: ChainRole): void
  /** Logs that another process has taken over the store. */
  noteReplaced(): void
}

export function createRoleLog(
  network: string,
  logger: Pick<Logger, 'info' | 'warn' | 'error'>,
  timer: Pick<Timer, 'nowMs'> = systemTimer,
): RoleLog {
  let waitingSinceMs: number | undefined
  const facts = { network }

  function noteWriting(withoutWriterMs: number | undefined): void {
    if (withoutWriterMs !== undefined) {
      const text = `this process writes ${network} now, after ${printSeconds(withoutWriterMs)} without a writer`
      logger.warn(facts, text) // a writer has ended, which the operator may not know
    } else if (waitingSinceMs !== undefined) {
      const waited = printSeconds(timer.nowMs() - waitingSinceMs)
      logger.warn(facts, `this process writes ${network} now, after it has waited for ${waited}`)
    } else {
      logger.info(facts, `this process writes ${network}`)
    }
  }

  return {
    note(change) {
      switch (change.role) {
        case 'waiting':
          waitingSinceMs = timer.nowMs()
          return logger.info(facts, `another process writes ${network}: this one waits for its end`)
        case 'standby':
          return logger.info(facts, `another process writes ${network}: this one serves it as a standby`)
        case 'writer':
          return noteWriting(change.withoutWriterMs)
      }
    },
    noteReplaced: () =>
      logger.error(facts, `another process writes ${network} now: this one has lost its lease, and stops`),
  }
}
