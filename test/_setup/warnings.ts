import { afterAll } from 'vitest'

const warnings: Error[] = []
const note = (warning: Error) => void warnings.push(warning)

// In place of the listener of Node, which prints them.
process.removeAllListeners('warning').on('warning', note)

/** Fails a file that causes warnings of the process, such as a leak of listeners. A test that expects some collects them. */
afterAll(() => {
  process.off('warning', note)
  if (warnings.length === 0) return
  const texts = warnings.map(({ stack, message }) => stack ?? message)
  throw new Error(`unexpected warnings of the process (see test/_helpers/warnings.ts):\n${texts.join('\n')}`)
})
