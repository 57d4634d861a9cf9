import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { ask } from '../../_helpers/wire.ts'

/** The built program. */
export const MAIN = join(import.meta.dirname, '../../../dist/src/scion.js')

/** A built `scion start` for regtest in a process of its own. The test kills it at its end. */
export interface FaultyNode {
  readonly url: string
  readonly child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does; returns the exit code. */
  stop(): Promise<number | null>
}

/** Thrown if a node ends before it serves. */
export class NodeEnded extends Error {
  readonly code: number | null
  readonly output: string
  constructor(code: number | null, output: string) {
    super(`the node ended with code ${code}: ${output}`)
    this.code = code
    this.output = output
  }
}

/** Starts a node; rejects with {@link NodeEnded} when it ends before it serves. */
export async function startNode(
  args: readonly string[],
  options: SpawnOptions = {},
  program = MAIN,
): Promise<FaultyNode> {
  const all = [program, 'start', '--open', '--port', '0', '--networks', 'regtest', ...args]
  const child = spawn(process.execPath, all, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const onLine = (line: string) => {
      output += `${line}\n`
      const found = /open +(http:\/\/127\.0\.0\.1:\d+\/)/.exec(line)
      if (found?.[1] !== undefined) resolve(found[1])
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface(stream).on('line', onLine)
    }
    void ended.then((code) => reject(new NodeEnded(code, output)))
  })
  return {
    url,
    child,
    output: () => output,
    kill,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Returns the result, a string. Throws with the node's error message if it is an error. */
export async function askText(url: string, method: string, ...params: readonly unknown[]): Promise<string> {
  const { result, error } = await ask(url, method, ...params)
  if (typeof result !== 'string') throw new Error(`${method}: ${error?.message ?? JSON.stringify(result)}`)
  return result
}
