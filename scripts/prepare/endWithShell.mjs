import { readFileSync } from 'node:fs'

/** Interval at which the parent processes are checked, in ms. */
const CHECK_MS = 250

let isWatching = false

/** Returns whether npm or npx runs this program, for which they start a shell. */
const isRunByNpm = () => process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32'

/** Returns the parent of a process; undefined where /proc does not have it. */
function parentOf(pid) {
  try {
    // The name of the program, in parentheses, may contain any character.
    const [, parent] = /\) \S (\d+) [^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? []
    return parent === undefined ? undefined : Number(parent)
  } catch {
    return undefined
  }
}

/**
 * Returns whether a process is a shell that runs one command, as npm starts it. A shell that replaces itself by the
 * command leaves npm as the parent of this process.
 */
function isShellOfNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0')[1] === '-c'
  } catch {
    return false
  }
}

/**
 * Ends this process when npm or the shell ends in which npm runs its scripts. npm sends signals to that shell, which ends
 * without forwarding them, and some signals end npm alone, so this process would continue to run and hold its port. Must
 * be called first. On systems without /proc, only the end of the shell is noticed.
 */
export function endWithShell() {
  if (!isRunByNpm() || isWatching) return
  isWatching = true
  const shell = process.ppid
  const npm = isShellOfNpm(shell) ? parentOf(shell) : undefined
  const check = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || parentOf(shell) === npm)) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_MS)
  check.unref()
}
