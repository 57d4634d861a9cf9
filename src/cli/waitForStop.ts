/** Exit codes after a second signal, which ends the process at once. */
export const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** What the process that has started this one sends it, so that it ends. */
export const STOP = 'stop'
/** What it is sent when that is heard: Node drops what comes before. */
export const WAITS = 'waits'

/** Resolves at the first SIGINT or SIGTERM, or when told to; a second signal ends the process at once. */
export function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false
    const onSignal = (signal: NodeJS.Signals) => {
      if (isStopping) process.exit(signal === 'SIGINT' ? SIGNALS.SIGINT : SIGNALS.SIGTERM)
      isStopping = true
      resolve()
    }
    process.on('SIGINT', onSignal)
    process.on('SIGTERM', onSignal)
    if (process.send === undefined) return
    process.on('message', (message) => message === STOP && resolve())
    process.send(WAITS)
  })
}
