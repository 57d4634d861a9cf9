import type { Logger } from 'pino'
import { flagOf } from '../../config/settings.ts'

/** The header that a request was refused for. */
export type RefusedFor = 'host' | 'origin'

/** Logs a refused value, and the flag that allows it. */
export type RefusalLog = (refusedFor: RefusedFor, value: string) => void

const FLAGS = { host: flagOf('allowedHosts'), origin: flagOf('cors') }
/** Every local file and sandboxed frame has the origin `null`, so a flag for it would allow any page. */
const NAMELESS = 'the page is a local file or a sandboxed frame; serve it from http://localhost'
const MAX_TOLD = 100
const MAX_LENGTH = 100

/** Creates a log that contains each value once, and at most 100 values, since clients may send any number. */
export function createRefusalLog(logger: Logger): RefusalLog {
  const told = new Set<string>()
  return (refusedFor, value) => {
    const shown = value.slice(0, MAX_LENGTH)
    const line = `refused ${refusedFor} ${shown}; ${shown === 'null' ? NAMELESS : `to allow it, start with --${FLAGS[refusedFor]} ${shown}`}`
    if (told.size >= MAX_TOLD || told.has(line)) return
    told.add(line)
    logger.warn(line)
  }
}
