import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Why a test of a read-only disk is skipped. */
export const NO_MOUNT = 'mounting is not permitted here'

/** Returns a path where a folder can be read but not written until the test ends; undefined where mounting is not permitted. */
export async function showReadOnly(folder: string): Promise<string | undefined> {
  const place = await mkdtemp(join(tmpdir(), 'scion-read-only-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  if (spawnSync('mount', ['--bind', folder, place]).status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['--lazy', place]))
  return spawnSync('mount', ['-o', 'remount,bind,ro', place]).status === 0 ? place : undefined
}
