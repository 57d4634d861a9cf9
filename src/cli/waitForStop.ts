const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
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
  })
}
