import { statSync } from 'node:fs'
import { expect, it } from 'vitest'

import { openStore } from '../../../src/storage/openStore.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { fileIn } from '../engines.ts'
import { writeAndKill } from './_killed.ts'

const MEBIBYTE = 2 ** 20

it('a long log of killed processes is emptied at the next start, without loss', async () => {
  const place = fileIn(await temporaryFolder())
  const logBytes = () => statSync(`${place.path}-wal`).size
  let acknowledged = -1
  // Each process is killed before its first checkpoint, which is after 64 writes.
  do acknowledged = await writeAndKill(place, 20)
  while (logBytes() <= MEBIBYTE)
  const store = await openStore(place)
  expect(logBytes()).toBe(0)
  expect((await store.blocks.getHead())?.number).toBeGreaterThanOrEqual(acknowledged)
  await store.close()
  expect(await writeAndKill(place, 1)).toBeGreaterThan(acknowledged) // and the next one finds all of it sound
})
