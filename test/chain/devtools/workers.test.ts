import { expect, it } from 'vitest'
import { fromHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import { openWithWorkers } from '../simulation/workers/_workers.ts'
import { LATEST, NOBODY_LEAVES, requireDevtools } from './_controlled.ts'

const CONTRACT = new Uint8Array(20).fill(0xcc)
const READS_SLOT_ZERO = fromHex(assemble(0, '54', 0, '52', 32, 0, 'f3'))

it('workers see an edit, a revert to a snapshot, and blocks mined after it', async () => {
  const { chain, failures, handedOver } = await openWithWorkers()
  const { edits, snapshots, mining } = requireDevtools(chain)
  const read = () => chain.calls.call({ from: CONTRACT, to: CONTRACT, value: 0n, data: new Uint8Array(0) }, LATEST)
  await edits.setCode(CONTRACT, READS_SLOT_ZERO)
  await edits.setStorage(CONTRACT, toWord(0n), toWord(1n))
  expect(await read()).toEqual(toWord(1n))
  const id = await snapshots.take()
  await mining.mine(1, undefined, NOBODY_LEAVES)
  await edits.setStorage(CONTRACT, toWord(0n), toWord(2n))
  expect(await read()).toEqual(toWord(2n))
  await mining.mine(1, undefined, NOBODY_LEAVES)
  expect(await read()).toEqual(toWord(2n))
  await snapshots.revert(id)
  expect(await read()).toEqual(toWord(1n))
  expect([handedOver(), failures]).toEqual([4, []])
})
