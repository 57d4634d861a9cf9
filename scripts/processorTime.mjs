// Processor time of a process and its children, for the figures that tests print.
import { readFileSync } from 'node:fs'

/** Clock ticks of /proc per second, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/**
 * Returns the seconds of processor time that this process and its children that have ended have taken (proc(5)), or undefined where
 * there is no /proc.
 */
export function processorSeconds() {
  let stat
  try {
    stat = readFileSync('/proc/self/stat', 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
  // The name of the program, in parentheses, may have spaces. The times are the fields 14 to 17, and field 3 is the first behind it.
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}
