import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Why a test of a full disk is skipped. */
export const NO_DISK = 'mounting a tmpfs is not permitted here'

/** Mounts a disk in memory of `size` (`16m`) until the test ends; undefined where mounting is not permitted. */
export async function makeSmallDisk(size: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-disk-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  return folder
}
