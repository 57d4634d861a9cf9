import { expect, it, vi } from 'vitest'
import { childEnvironment } from '../../src/base/childEnvironment.ts'
import { startThread } from '../../src/concurrency/startThread.ts'

it('a thread has the variables that it reads, and no settings', async () => {
  vi.stubEnv('SCION_ADMIN_TOKEN', 'a secret of the node')
  vi.stubEnv('TZ', 'UTC')
  try {
    const thread = startThread<string, readonly string[], readonly string[]>({
      program: new URL('./_environmentThread.mjs', import.meta.url),
      module: '',
      workerData: {},
      read: (names) => names,
      toError: (cause) => new Error(String(cause)),
    })
    expect((await thread.ask('names')).toSorted()).toEqual(Object.keys(childEnvironment()).toSorted())
    await thread.end()
  } finally {
    vi.unstubAllEnvs()
  }
})
