import { writeSync } from 'node:fs'
import { type Printable, plainLines, plainText, printable } from '../base/printable.ts'
import { canMoveCursor, wantsColour } from '../config/terminal.ts'
import { systemCodeOf } from './failure.ts'
import { run } from './run.ts'

const complain = (text: Printable) => void process.stderr.write(printable`${text}\n`)
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

// A rejected promise without a handler is a bug, but no reason to drop all clients.
process.on('unhandledRejection', (reason) => complain(plainText(`unhandled rejection: ${textOf(reason)}`)))

// Node would print the error, which may quote a file or another program, as it is.
process.on('uncaughtException', (error) => {
  complain(plainLines(`unexpected error: ${error.stack ?? textOf(error)}`))
  process.exit(1)
})

// Node 22 warns that its SQLite is experimental, which does not concern users of the command.
const showsWarnings = process.listenerCount('warning') > 0
process.removeAllListeners('warning')
process.on('warning', ({ name, message }) => {
  if (showsWarnings && name !== 'ExperimentalWarning') complain(plainText(`${name}: ${message}`))
})

let brokenOutput: unknown
process.stdout.on('error', (error) => {
  brokenOutput ??= error
})
process.stderr.on('error', () => undefined) // no reader is left

// A reader may close the pipe (EPIPE). Any other failed write is a failure of the command.
process.once('exit', (exitCode) => {
  const code = systemCodeOf(brokenOutput)
  if (exitCode !== 0 || brokenOutput === undefined || code === 'EPIPE') return
  const reason = code ?? textOf(brokenOutput)
  complain(plainText(`the standard output must be writable (${reason}); check the disk or the reader of the pipe`))
  process.exitCode = 1
})

/** Writes to the standard output. Bytes that cannot be written are lost, as those of `process.stdout.write` are. */
function writeSome(bytes: Uint8Array): number {
  try {
    return writeSync(process.stdout.fd, bytes)
  } catch (error) {
    if (systemCodeOf(error) === 'EAGAIN') return 0 // a pipe is full
    brokenOutput ??= error
    return bytes.length
  }
}

/** Node's code for a program that ends before it has finished. */
const UNFINISHED = 13

process.exitCode = UNFINISHED
// Without top-level await, so that parts that load later can import this module.
void run(
  process.argv.slice(2),
  {
    write: (text) => process.stdout.write(text),
    // On Windows only the stream converts text for a terminal.
    ...(process.platform !== 'win32' && { writeSome }),
    complain,
    ...(process.stderr.isTTY === true &&
      canMoveCursor() && { showProgress: (text: Printable) => process.stderr.write(text) }),
    ...(process.stdout.isTTY === true && { columns: process.stdout.columns }),
    hasCursor: process.stdout.isTTY === true && canMoveCursor(),
    hasColour: wantsColour(process.stdout),
  },
  async (...node) => (await import('../node/createNode.ts')).createNode(...node),
).then((code) => {
  process.exitCode = code
})
