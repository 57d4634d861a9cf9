import { pino } from 'pino'
import { expect } from 'vitest'
import { logWrites } from '../../src/node/writeLog.ts'
import { StoreError, type StoreErrorKind } from '../../src/storage/errors.ts'
import type { Store } from '../../src/storage/store.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { it } from '../_helpers/it.ts'

/** A store on a disk that fails while `failure` is set, and the lines about it. */
function watchDisk(store: Store) {
  const lines: string[] = []
  const timer = holdTimer()
  const disk: { failure: StoreErrorKind | undefined } = { failure: undefined }
  const failing: Store = {
    ...store,
    async write(collect) {
      if (disk.failure !== undefined) throw new StoreError(disk.failure)
      await store.write(collect)
    },
  }
  const logger = pino({}, { write: (line) => void lines.push(String(JSON.parse(line).msg)) })
  return { disk, timer, lines, watched: logWrites('regtest', failing, logger, timer) }
}

it('a full disk is one line, and the first write after it another one', async ({ store }) => {
  const { disk, timer, lines, watched } = watchDisk(store)
  await watched.write(() => undefined)
  expect(lines).toEqual([])
  disk.failure = 'storeFull'
  for (let write = 0; write < 3; write++) {
    await expect(watched.write(() => undefined)).rejects.toThrow(StoreError)
    timer.advance(2_000)
  }
  disk.failure = undefined
  await watched.write(() => undefined)
  await watched.write(() => undefined)
  expect(lines).toEqual([
    'the store of regtest refuses writes: the disk below the data folder is full',
    'the store of regtest accepts writes again, after 6.0 s',
  ])
})

it.for(['storeClosed', 'storeLocked', 'storeChanged'] as const)(
  'a write that fails with %s says nothing about the disk',
  async (kind, { store }) => {
    const { disk, lines, watched } = watchDisk(store)
    disk.failure = kind
    await expect(watched.write(() => undefined)).rejects.toThrow(StoreError)
    expect(lines).toEqual([])
  },
)
