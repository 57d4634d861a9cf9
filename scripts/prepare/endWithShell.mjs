/** How often the parent process is checked, in ms. */
const LOOK_MS = 250

let isWatching = false

/** Whether npm or npx runs this program, which they do by a shell. */
const isRunByNpm = () => process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32'

/**
 * Ends this process with the shell that npm runs its scripts in. npm sends a signal on to that shell alone, and the shell ends
 * without sending it on: this process would stay, and keep its port. Called first of all.
 */
export function endWithShell() {
  if (!isRunByNpm() || isWatching) return
  isWatching = true
  const shell = process.ppid
  const look = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  look.unref()
}
