import { wantsColour } from '../config.ts'
import { systemCodeOf } from './failure.ts'
import { run } from './run.ts'

// A promise that nobody waited for is a bug, and no reason to leave every client alone.
process.on('unhandledRejection', (reason) => {
  process.stderr.write(`unhandled rejection: ${reason instanceof Error ? reason.message : String(reason)}\n`)
})

let brokenOutput: unknown
process.stdout.on('error', (error) => {
  brokenOutput ??= error
})
process.stderr.on('error', () => undefined) // nobody is left to tell

// Who reads the output may have seen enough (EPIPE); what it could not take for another reason is a failure.
process.once('exit', (exitCode) => {
  const code = systemCodeOf(brokenOutput)
  if (exitCode !== 0 || brokenOutput === undefined || code === 'EPIPE') return
  process.stderr.write(`the standard output cannot be written (${code ?? String(brokenOutput)})\n`)
  process.exitCode = 1
})

process.exitCode = await run(
  process.argv.slice(2),
  {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(`${text}\n`),
    ...(process.stderr.isTTY === true && { showProgress: (text: string) => process.stderr.write(text) }),
    ...(process.stdout.isTTY === true && { columns: process.stdout.columns }),
    hasColour: process.stdout.isTTY === true && wantsColour(),
  },
  async (...node) => (await import('../node.ts')).createNode(...node),
)
