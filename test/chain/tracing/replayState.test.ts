import { expect, it } from 'vitest'
import { fromHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { createReplayState, SEQUENTIAL } from '../../../src/chain/tracing/replayState.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import { TARGET } from '../../_helpers/evmScene.ts'
import { createMemoryWorld } from '../../_helpers/memoryWorld.ts'

const CONTRACT = fromHex(TARGET)
const [FIRST, SECOND, THIRD] = [0n, 1n, 2n].map(toWord)

it('a replayed parallel list reads its own writes and none of other lists, the sequential list reads all', async () => {
  if (FIRST === undefined || SECOND === undefined || THIRD === undefined) throw new Error('three slots are needed')
  const before = createMemoryWorld()
  await before.putStorage(CONTRACT, FIRST, fromHex('0x01'))
  const overlay = createOverlay(before)
  const replayed = createReplayState(overlay, before)
  const read = async () => {
    const cells = [FIRST, SECOND, THIRD].map((slot) => replayed.readCell(CONTRACT, slot))
    return (await Promise.all(cells)).map((value) => value?.at(-1))
  }
  replayed.enterList(0)
  await replayed.view.putStorage(CONTRACT, FIRST, fromHex('0x05'))
  await replayed.view.putStorage(CONTRACT, SECOND, fromHex('0x06'))
  expect(await read()).toEqual([5, 6, undefined])
  replayed.enterList(1)
  await replayed.view.putStorage(CONTRACT, THIRD, fromHex('0x07'))
  expect(await read()).toEqual([1, undefined, 7])
  replayed.enterList(SEQUENTIAL)
  expect(await read()).toEqual([5, 6, 7])
})
