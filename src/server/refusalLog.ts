import type { Logger } from 'pino'
import { flagOf } from '../config/settings.ts'

/** What a request said of itself and was refused for. */
export type RefusedFor = 'host' | 'origin'

/** Tells the owner of a server what was refused, and what would let it in. */
export type RefusalLog = (refusedFor: RefusedFor, value: string) => void

const FLAGS = { host: flagOf('allowedHosts'), origin: flagOf('cors') }
/** Every file and every sandboxed frame has the origin `null`: a flag for it would let in any page. */
const NAMELESS = 'a page that is a file, or in a sandboxed frame; serve it from http://localhost'
const MAX_TOLD = 100
const MAX_LENGTH = 100

/** Each value is told once, and a hundred of them at most: anybody may send any number. */
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
