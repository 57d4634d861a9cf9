import { existsSync, renameSync, symlinkSync, unlinkSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from '../../../../src/storage/openStore.ts'
import { createSumsFile } from '../../../../src/storage/sqlite/sums/sumsFile.ts'
import { makeSmallDisk, NO_DISK } from '../../../_helpers/smallDisk.ts'
import { temporaryFolder } from '../../../_helpers/temporary.ts'
import { fileIn } from '../../engines.ts'
import { toArgument } from '../../placeArguments.ts'
import { startChild } from '../../startChild.ts'
import { writeAndKill } from './scene.ts'

/** One page of it has the sums of a thousand. */
const DISK = '4k'
/** Some three thousand pages. */
const BLOCKS = 1_200

async function headOf(place: ReturnType<typeof fileIn>): Promise<number | undefined> {
  const store = await openStore(place)
  try {
    return (await store.blocks.getHead())?.number
  } finally {
    await store.close()
  }
}

/** A database whose sums lie on a disk of their own that has no room for more; undefined where none can be made. */
async function makeFullScene() {
  const disk = await makeSmallDisk(DISK)
  if (disk === undefined) return undefined
  const place = fileIn(await temporaryFolder())
  await (await startChild('writeOn', toArgument(place), '2')).ended
  const [sums, elsewhere] = [`${place.path}-sums`, join(disk, 'sums')]
  await copyFile(sums, elsewhere)
  unlinkSync(sums)
  symlinkSync(elsewhere, sums)
  return { place, sums, elsewhere }
}

it('without room for sums nothing is copied into the file and nothing lost; a start says so until there is room', async (context) => {
  const scene = await makeFullScene()
  if (scene === undefined) return context.skip(NO_DISK)
  const { place, sums, elsewhere } = scene
  const acknowledged = await writeAndKill(place, BLOCKS)
  await expect(openStore(place)).rejects.toMatchObject({ kind: 'storeFull' })
  await copyFile(elsewhere, `${sums}-moved`)
  renameSync(`${sums}-moved`, sums)
  expect(await headOf(place)).toBeGreaterThanOrEqual(acknowledged)
})

it('what is closed without room for sums has none, and gets them at the next start', async (context) => {
  const scene = await makeFullScene()
  if (scene === undefined) return context.skip(NO_DISK)
  const { place, sums } = scene
  expect(await (await startChild('writeOn', toArgument(place), String(BLOCKS))).ended).toBe(0)
  expect(existsSync(sums)).toBe(false)
  expect(await headOf(place)).toBe(1 + BLOCKS)
  expect(existsSync(sums)).toBe(true)
})

it('sums that do not fit are none', async (context) => {
  const disk = await makeSmallDisk(DISK)
  if (disk === undefined) return context.skip(NO_DISK)
  const file = join(disk, 'sums')
  expect(() => createSumsFile(file, 'this start', [new Uint32Array(2_000)])).toThrow('ENOSPC')
  expect(existsSync(file)).toBe(false)
})
