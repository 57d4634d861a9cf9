import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { childEnvironment } from '../../src/base/childEnvironment.ts'
import { SETTING_NAMES, variableOf } from '../../src/config/settings.ts'

const SOURCES = join(import.meta.dirname, '../../src')
const SECRETS = [
  'SCION_CONFIG',
  'PGPASSWORD',
  'AWS_SECRET_ACCESS_KEY',
  'npm_config__authToken',
  'PLACE_AMONG_PROCESSES',
]

it('the environment of children has variables of the runtime, and no setting or secret', () => {
  const given = Object.fromEntries([...SETTING_NAMES.map(variableOf), ...SECRETS].map((name) => [name, 'secret']))
  expect(childEnvironment({ ...given, TZ: 'UTC', NODE_OPTIONS: '--trace-warnings', LANG: undefined })).toEqual({
    TZ: 'UTC',
    NODE_OPTIONS: '--trace-warnings',
  })
})

/** A file that starts threads or processes. Those of cli/processes.ts, by node:cluster, are nodes that read all settings. */
const STARTS =
  /^import \{[^}]*\b(?:Worker|fork|spawn\w*|exec\w*)\b[^}]*\} from 'node:(?:child_process|worker_threads)'$/m

it('every thread and child process of the sources gets that environment', () => {
  const starting = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }))
    .filter(({ text }) => STARTS.test(text))
  expect(starting.map(({ file }) => file).sort()).toEqual([
    'chain/simulation/workers/worker.ts',
    'cli/dev/project/scan.ts',
    'concurrency/startThread.ts',
  ])
  for (const { file, text } of starting) expect(text, file).toContain('env: childEnvironment()')
})
