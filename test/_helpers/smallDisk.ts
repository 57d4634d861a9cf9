import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A disk of so many bytes (`16m`), in memory, until the test ends; undefined, and `what` is said to be skipped, where the
 * system does not let us mount one.
 */
export async function makeSmallDisk(size: string, what: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-disk-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status !== 0) {
    process.stderr.write(`SKIPPED: ${what}, because mounting a tmpfs is not permitted here\n`)
    return undefined
  }
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  return folder
}
