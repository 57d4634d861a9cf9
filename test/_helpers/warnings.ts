import { onTestFinished } from 'vitest'

/** Receives the process's warnings until the test ends, instead of Node's listener, which prints them. */
export function collectWarnings(): readonly Error[] {
  const warnings: Error[] = []
  const collect = (warning: Error) => void warnings.push(warning)
  const others = process.listeners('warning')
  process.removeAllListeners('warning').on('warning', collect)
  onTestFinished(() => {
    process.off('warning', collect)
    for (const listener of others) process.on('warning', listener)
  })
  return warnings
}
