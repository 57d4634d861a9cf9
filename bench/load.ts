import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A load generator that runs in its own process, so that it does not share a thread with the bench. */
export interface LoadGenerator {
  readonly name: string
  drive(load: Load): Promise<Driven>
}

/** The requests that a generator sends. */
export interface Load {
  readonly url: string
  /** Sent one after the other, repeatedly. */
  readonly bodies: readonly string[]
  readonly seconds: number
  readonly connections: number
}

/** The responses that a generator received. */
export interface Driven {
  readonly requests: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Number of responses other than 2xx, broken connections and timeouts. */
  readonly failures: number
}

const run = promisify(execFile)
const MAX_OUTPUT = 16 * 2 ** 20
const TIMEOUT_SECONDS = 30

/** Returns `wrk` if it is installed, else autocannon; their input is written to `folder`. */
export function chooseGenerator(root: string, folder: string): LoadGenerator {
  const hasWrk = spawnSync('wrk', ['--version']).error === undefined
  return hasWrk ? createWrk(root, folder) : createAutocannon(root, folder)
}

function createWrk(root: string, folder: string): LoadGenerator {
  const file = join(folder, 'bodies.txt')
  return {
    name: 'wrk',
    async drive({ url, bodies, seconds, connections }) {
      writeFileSync(file, `${bodies.join('\n')}\n`)
      const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', `${TIMEOUT_SECONDS}s`]
      const args = [...size, '-s', join(root, 'bench/load.lua'), url]
      const { stdout } = await run('wrk', args, { env: { ...process.env, BODIES: file }, maxBuffer: MAX_OUTPUT })
      return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
    },
  }
}

function createAutocannon(root: string, folder: string): LoadGenerator {
  const file = join(folder, 'requests.har')
  const program = join(root, 'node_modules/autocannon/autocannon.js')
  return {
    name: 'autocannon',
    async drive({ url, bodies, seconds, connections }) {
      writeFileSync(file, JSON.stringify({ log: { entries: bodies.map((body) => toHarEntry(url, body)) } }))
      const size = ['-c', `${connections}`, '-d', `${seconds}`, '--timeout', `${TIMEOUT_SECONDS}`]
      const args = [program, '--json', ...size, '-m', 'POST', '--har', file, url]
      const { stdout } = await run(process.execPath, args, { maxBuffer: MAX_OUTPUT })
      const result = JSON.parse(stdout)
      return {
        requests: result.requests.total,
        seconds: result.duration,
        p50Ms: result.latency.p50,
        p99Ms: result.latency.p99,
        failures: result.errors + result.timeouts + result.non2xx,
      }
    },
  }
}

function toHarEntry(url: string, text: string) {
  const headers = [{ name: 'content-type', value: 'application/json' }]
  return { request: { method: 'POST', url, headers, postData: { mimeType: 'application/json', text } } }
}
