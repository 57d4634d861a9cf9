import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { createRandom } from '../../_helpers/random.ts'
import { createCodeWriter } from '../../evm/_code.ts'
import { LATEST, mine, openControlled, PENDING } from '../devtools/_controlled.ts'

const { address: SENDER } = requireAccount(0)
const CONTRACT = new Uint8Array(20).fill(0xee)
const SLOTS = 4
const STEPS = 120

/** Code that returns its slots; with call data, it first writes the second word to the slot of the first word. */
function createCode(): Uint8Array {
  const writer = createCodeWriter()
  const show = writer.createLabel()
  writer.op(0x36, 0x15)
  writer.pushLabel(show)
  writer.op(0x57)
  writer.push(32)
  writer.op(0x35, 0x5f, 0x35, 0x55)
  writer.mark(show)
  for (let slot = 0; slot < SLOTS; slot++) {
    writer.push(slot)
    writer.op(0x54)
    writer.push(32 * slot)
    writer.op(0x52)
  }
  writer.push(32 * SLOTS)
  writer.op(0x5f, 0xf3)
  return writer.finish()
}

const show = (cells: readonly bigint[]) => toHex(Uint8Array.from(cells.flatMap((cell) => [...toWord(cell)])))
const writing = (slot: number, value: bigint) => Uint8Array.from([...toWord(BigInt(slot)), ...toWord(value)])

it('calls see the effects of blocks, edits and snapshots, and none of earlier calls', async () => {
  const one = await openControlled()
  const { edits, snapshots } = one.controls
  const { calls, submits } = one.chain
  await edits.setCode(CONTRACT, createCode())
  const random = createRandom(7)
  let cells = Array<bigint>(SLOTS).fill(0n)
  let nonce = 0n
  const kept: { readonly id: number; readonly cells: bigint[]; readonly nonce: bigint }[] = []
  const call = async (selector: typeof LATEST | typeof PENDING, data = new Uint8Array(0)) =>
    toHex(await calls.call({ from: SENDER, to: CONTRACT, data }, selector))
  const set = (slot: number, value: bigint) => cells.with(slot, value)

  const steps = [
    async (slot: number, value: bigint) => {
      await submits.sendRaw(
        signFrom(0, { nonce: nonce++, to: CONTRACT, gasLimit: 100_000n, data: writing(slot, value) }),
      )
      cells = set(slot, value)
    },
    async (slot: number, value: bigint) => {
      await edits.setStorage(CONTRACT, toWord(BigInt(slot)), toWord(value))
      cells = set(slot, value)
    },
    async (slot: number, value: bigint) => {
      expect(await call(LATEST, writing(slot, value))).toBe(show(set(slot, value)))
    },
    async (slot: number, value: bigint) => {
      expect(await call(PENDING, writing(slot, value))).toBe(show(set(slot, value)))
    },
    async () => void kept.push({ id: await snapshots.take(), cells, nonce }),
    async () => {
      const snapshot = kept.pop()
      if (snapshot === undefined) return
      expect(await snapshots.revert(snapshot.id)).toBe(true)
      cells = snapshot.cells
      nonce = snapshot.nonce
    },
    async (slot: number) => mine(one, slot === 0 ? 20 : slot), // also more changes than are cached
  ]
  for (let i = 0; i < STEPS; i++) {
    await steps[random(steps.length)]?.(random(SLOTS), BigInt(random(3)))
    expect(await call(LATEST)).toBe(show(cells))
    if (random(3) === 0) expect(await call(PENDING)).toBe(show(cells))
  }
})
