import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a new folder that is removed with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Closes `thing` with the test and returns it. */
export function closedAfterTest<T extends { close(): Promise<void> }>(thing: T): T {
  onTestFinished(() => thing.close())
  return thing
}
