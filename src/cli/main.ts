import { wantsColour } from '../config.ts'
import { run } from './run.ts'

// A promise that nobody waited for is a bug, and no reason to leave every client alone.
process.on('unhandledRejection', (reason) => {
  process.stderr.write(`unhandled rejection: ${reason instanceof Error ? reason.message : String(reason)}\n`)
})

process.exitCode = await run(
  process.argv.slice(2),
  {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(`${text}\n`),
    ...(process.stderr.isTTY === true && { showProgress: (text: string) => process.stderr.write(text) }),
    hasColour: process.stdout.isTTY === true && wantsColour(),
  },
  async (config, logger) => (await import('../node.ts')).createNode(config, logger),
)
