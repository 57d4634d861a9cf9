import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runService, type Target } from '../target.ts'

/** A node in profile hosted. */
export interface Hosted {
  /** The regtest sandbox at the URL with the local key. */
  readonly target: Target
  /** Creates a key with this limit and returns its URL. */
  createEndpoint(name: string, requestsPerSecond: number): Promise<string>
}

const run = promisify(execFile)

/** Starts the built service in profile hosted on a new folder; `flags` are further flags of `scion start`. */
export async function startHosted(root: string, flags: readonly string[]): Promise<Hosted> {
  const hosted = [
    '--profile',
    'hosted',
    '--networks',
    'regtest',
    '--log-level',
    'error',
    '--enable',
    'debug_traceTransaction',
    ...flags,
  ]
  const { cli, folder, ...service } = await runService(root, hosted, /regtest +(http:\S+)\/<API_KEY>/)
  const base = service.url
  const localKey = (await readFile(join(folder, 'local-key'), 'utf8')).trim()
  return {
    target: { name: 'scion', ...service, url: `${base}/${localKey}`, startMs: undefined },
    async createEndpoint(name, requestsPerSecond) {
      const limits = ['--requests-per-second', `${requestsPerSecond}`, '--requests-per-day', '0']
      const args = [...cli, 'keys', 'create', '--name', name, ...limits, '--data', folder]
      const { stdout } = await run(process.execPath, args)
      const [, key] = /^key +(\S+)$/m.exec(stdout) ?? []
      if (key === undefined) throw new Error(`no key was made: ${stdout}`)
      return `${base}/${key}`
    },
  }
}
