import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeSmallDisk, NO_DISK } from '../../_helpers/smallDisk.ts'
import { placeIn } from './engines.ts'
import { askText, startNode } from './node.ts'
import { findFaults, findUnknown } from './verify.ts'
import { startWriters } from './writers.ts'

const DISK = '16m'
const WRITERS = 8
const BALLAST_BYTES = 8 * 2 ** 20 // room for what the second round writes before its log is folded in

it('a full disk is reported and loses no acknowledged transaction, and writes continue once there is room', async (context) => {
  const folder = await makeSmallDisk(DISK)
  if (folder === undefined) return context.skip(NO_DISK)
  const ballast = join(folder, 'ballast')
  writeFileSync(ballast, new Uint8Array(BALLAST_BYTES))
  const place = placeIn(folder)
  const node = await startNode(place.flags)
  const full = startWriters(node.url, WRITERS, { stopsAtRefusal: true })
  await full.ended()
  expect(full.refusals.length).toBeGreaterThanOrEqual(WRITERS)
  expect(node.output()).toContain('the disk below the data folder is full')

  expect(await findUnknown(node.url, full.promised)).toEqual([]) // reads continue
  const head = Number(await askText(node.url, 'eth_blockNumber'))
  rmSync(ballast)
  const again = startWriters(node.url, WRITERS, { stopsAtRefusal: true, turns: 5 })
  await again.ended()
  expect(again.refusals).toEqual([])
  expect(Number(await askText(node.url, 'eth_blockNumber'))).toBeGreaterThan(head)
  await node.kill()
  expect(await findFaults(place, [...full.promised, ...again.promised], 1)).toEqual([])
})
