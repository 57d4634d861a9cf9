/** Exit codes after a second signal, which ends the process at once. */
export const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** Message of the parent process that ends this one. */
export const STOP = 'stop'
/** Message to the parent process that this one listens: Node drops earlier messages. */
export const WAITS = 'waits'

/** Resolves at the first SIGINT, SIGTERM or stop message, with its name. A second signal ends the process at once. */
export function waitForStop(): Promise<string> {
  return new Promise((resolve) => {
    let isStopping = false
    const onSignal = (signal: NodeJS.Signals) => {
      if (isStopping) process.exit(signal === 'SIGINT' ? SIGNALS.SIGINT : SIGNALS.SIGTERM)
      isStopping = true
      resolve(signal)
    }
    process.on('SIGINT', onSignal)
    process.on('SIGTERM', onSignal)
    if (process.send === undefined) return
    process.on('message', (message) => message === STOP && resolve('parent process'))
    process.send(WAITS)
  })
}
