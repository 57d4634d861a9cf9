import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { hashedEntry } from '../../src/bridge/storageEntry.ts'
import { FrameMemory } from '../../src/evm/frameMemory.ts'
import type { BegunCall } from '../../src/evm/observer.ts'
import { WasmMemory } from '../../src/evm/wasm/memory.ts'
import { ruledBy, setBridgeScene } from '../_helpers/bridge.ts'
import { assemble, gasUsed, NOBODY, OTHER, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

const SIZE = 100_000
const IDENTITY = 4
const HD_WALLET_UTILS = 0x01000009

/** Returns a STATICCALL with input of this size and no gas. */
const callWith = (size: number, to: Hex | number) => assemble(0, 0, size, 0, BigInt(to), 0, 'fa')
const RETURN_WORD = assemble(32, 0, 'f3')

afterEach(() => vi.restoreAllMocks())

describe('the input of a call', () => {
  it.each([
    ['an account without code', NOBODY, {}],
    ['a contract', OTHER, { [OTHER]: '0x00' }],
    ['a precompile that is not paid', IDENTITY, {}],
    ['a native contract', HD_WALLET_UTILS, {}],
  ] as readonly [string, Hex | number, Record<Hex, Hex>][])(
    'the input of a call is not copied for %s, and only its memory is paid for',
    async (_, to, codes) => {
      const { run } = await setScene({ [TARGET]: callWith(SIZE, to), ...codes })
      const copies = [FrameMemory, WasmMemory].map(({ prototype }) => vi.spyOn(prototype, 'read'))
      const sizes = vi.spyOn(Uint8Array.prototype, 'slice')
      const execution = await run()
      for (const read of copies) expect(read).not.toHaveBeenCalled()
      const copied = sizes.mock.results.map(({ value }) => (value instanceof Uint8Array ? value.length : 0))
      expect(copied.every((bytes) => bytes < 100)).toBe(true)
      const words = Math.ceil(SIZE / 32)
      const memory = 3 * words + Math.floor((words * words) / 512)
      expect(gasUsed(execution)).toBe(BigInt(6 * 3 + 700 + memory))
    },
  )

  it('a contract reads its call input while it runs, and the caller overwrites the memory afterwards', async () => {
    const showFirstWord = assemble(0, '35', 0, '52', 32, 0, 'f3')
    const caller = assemble(
      7,
      0,
      '52',
      32,
      0,
      32,
      0,
      BigInt(OTHER),
      10_000,
      'fa',
      '50',
      32,
      0,
      64,
      '3e',
      64,
      '51',
      0,
      '51',
      '01',
    )
    const { run } = await setScene({
      [TARGET]: `${caller}${assemble(0, '52').slice(2)}${RETURN_WORD.slice(2)}`,
      [OTHER]: showFirstWord,
    })
    expect(wordOf(await run())).toBe(14n) // the returned word, plus the word that overwrote it
  })

  it('the call input that IDENTITY returns does not change afterwards', async () => {
    const code = assemble(7, 0, '52', 0, 0, 32, 0, IDENTITY, 10_000, 'fa', 9, 0, '52', 32, 0, 0, '3e')
    const { run } = await setScene({ [TARGET]: `${code}${RETURN_WORD.slice(2)}` })
    expect(wordOf(await run())).toBe(7n)
  })

  it('the call input that an observer received does not change afterwards', async () => {
    const code = assemble(7, 0, '52', 0, 0, 32, 0, BigInt(OTHER), 10_000, 'fa', 9, 0, '52')
    const { run } = await setScene({ [TARGET]: code })
    const calls: BegunCall[] = []
    await run({ observer: { onCall: (call) => calls.push(call), onCallEnd: () => undefined } })
    expect(calls.map(({ input }) => toHex(input))).toEqual(['0x', `0x${'7'.padStart(64, '0')}`])
  })

  it('the call input that the Bridge stores does not change afterwards', async () => {
    const scene = await setBridgeScene(ruledBy(fromHex(TARGET))) // the caller overwrites its memory afterwards
    expect((await scene.ask('setSuperEvent(bytes)', ['0xa1a2a3'], { via: 'CALL' })).failed).toBe(false)
    expect(await scene.read(hashedEntry('superEvent').slot)).toBe('0xa1a2a3')
  })
})
