/** Interval at which the parent process is checked, in ms. */
const CHECK_MS = 250

let isWatching = false

/** Returns whether npm or npx runs this program, for which they start a shell. */
const isRunByNpm = () => process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32'

/**
 * Ends this process when the shell ends in which npm runs its scripts. npm sends signals to that shell, which ends without
 * forwarding them, so this process would continue to run and hold its port. Must be called first.
 */
export function endWithShell() {
  if (!isRunByNpm() || isWatching) return
  isWatching = true
  const shell = process.ppid
  const check = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_MS)
  check.unref()
}
