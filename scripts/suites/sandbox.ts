import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A running node. */
export interface Sandbox {
  readonly url: string
  stop(): Promise<void>
}

/** Starts `scion` of this checkout, on a free port unless a flag sets one. Its output is written to a file. */
export async function startSandbox(
  root: string,
  [command = '', ...flags]: readonly string[],
  logFile: string,
): Promise<Sandbox> {
  const child = spawn(process.execPath, ['scripts/scion.mjs', command, '--port', '0', ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const log = createWriteStream(logFile)
  const listening = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      log.write(`${line}\n`)
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (address !== undefined) resolve(`${address}/`)
    })
  })
  const url = await Promise.race([listening, ended.then(() => undefined)])
  if (url === undefined) throw new Error(`scion ${command} ended with code ${child.exitCode}`)
  return {
    url,
    async stop() {
      child.kill('SIGINT')
      await ended
      log.end()
    },
  }
}
