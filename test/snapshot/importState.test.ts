import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { printSyntheticState } from '../../bench/importing/syntheticState.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { decodeBlock } from '../../src/primitives/block.ts'
import { importState } from '../../src/snapshot/importState.ts'
import { readStateImport } from '../../src/state/stateImport.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { createRandom } from '../_helpers/random.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'
import { printDoubledState } from './_builtStates.ts'
import { requireSameState } from './_sameState.ts'
import {
  exportToBytes,
  flatState,
  importFile,
  openRecordedStore,
  piecesOf,
  refusalOf,
  sampleOf,
  v1Sample,
} from './_stateFiles.ts'

const REFUSED = /^StateFileRefused: .*(byte|line|file)/

/** Yields the parts of a file, then the result of its generator. */
function* partsOf(generator: Generator<Uint8Array, Uint8Array>): Generator<Uint8Array> {
  yield yield* generator
}

/** Returns the low bytes of a chunk's length. */
function chunkLength(length: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

function flipped(file: Uint8Array, at: number, bit: number): Uint8Array {
  const copy = Uint8Array.from(file) // a slice of a Buffer would share its memory
  copy[at] = (copy[at] ?? 0) ^ (1 << bit)
  return copy
}

describe.each([
  ['chainA', 50],
  ['chainA', 101],
] as const)('the state of %s at block %d', (chain, height) => {
  it('is the one of the imported chain, from the text and from our own file', () => requireSameState(chain, height))

  it('is refused with a flipped bit anywhere, and nothing is kept', async () => {
    const { file, base } = sampleOf(chain, height)
    const random = createRandom(height)
    for (let i = 0; i < (file.length > 200_000 ? 10 : 50); i++) {
      const at = random(file.length)
      expect([at, await refusalOf(flipped(file, at, random(8)), base)]).toEqual([at, expect.stringMatching(REFUSED)])
    }
  })
})

describe('a file of form v1', () => {
  it('has the block and the state that its header proves', async () => {
    const { store, blocks } = await importFile(v1Sample.file, v1Sample.base)
    expect(blocks).toHaveLength(1)
    const [block] = blocks
    expect(block && decodeBlock(block.bytes, testnet).hash).toEqual(v1Sample.blockHash)
    expect(Object.keys(await flatState(store, 1)).length).toBeGreaterThan(10)
  })

  it('is refused with a flipped bit anywhere in its state', async () => {
    const { file, base } = v1Sample
    const stateFrom = 6 + 0x3ca // after the headers of the list and of the blocks, and the blocks
    for (let at = stateFrom; at < file.length; at += 9)
      expect([at, await refusalOf(flipped(file, at, at % 8), base)]).toEqual([at, expect.stringMatching(REFUSED)])
  })
})

describe('a state file', () => {
  const small = sampleOf('chainA', 50)
  const makeOurs = async () => {
    const { store } = await importFile(small.file, small.base)
    const head = small.blocks[50]
    if (head === undefined) throw new Error('the sample has no block 50')
    const { hash, header, encoded } = head
    const row = { hash, number: 50, parentHash: header.parentHash, totalDifficulty: 2n ** 70n, encoded }
    return exportToBytes(store.nodes, small.base, [row])
  }

  it('is refused when it is truncated anywhere', async () => {
    for (const file of [small.file, v1Sample.file, await makeOurs()]) {
      const base = file === v1Sample.file ? v1Sample.base : small.base
      for (let length = 0; length < file.length; length += Math.ceil(file.length / 20))
        expect([length, await refusalOf(file.subarray(0, length), base)]).toEqual([
          length,
          expect.stringMatching(REFUSED),
        ])
      expect(await refusalOf(file.subarray(0, -1), base)).toMatch(REFUSED)
    }
  })

  it('of form v2 is refused with a flipped bit anywhere in its state', async () => {
    const ours = await makeOurs()
    const random = createRandom(2)
    const stateFrom = 9 + 1 + 8 + (small.blocks[50]?.encoded.length ?? 0)
    for (let i = 0; i < 60; i++) {
      const at = stateFrom + 20 + random(ours.length - stateFrom - 20)
      expect([at, await refusalOf(flipped(ours, at, random(8)), small.base)]).toEqual([
        at,
        expect.stringMatching(REFUSED),
      ])
    }
  })

  it('may have its lines in any order', async () => {
    const lines = small.file.toString().trim().split('\n').reverse()
    const { store } = await importFile(Buffer.from(`${lines.join('\n')}\n`), small.base)
    expect(await flatState(store, 50)).toEqual(await flatState((await importFile(small.file, small.base)).store, 50))
  })

  it('is refused with an item that is left over or missing, whose place is named', async () => {
    const lines = small.file.toString().trim().split('\n')
    const fileOf = (changed: readonly string[]) => Buffer.from(`${changed.join('\n')}\n`)
    expect(await refusalOf(fileOf([...lines, '4c0102']), small.base)).toMatch(
      new RegExp(`line ${lines.length + 1}: the item is no part of the state`),
    )
    expect(await refusalOf(fileOf(lines.filter((_, index) => index !== 4)), small.base)).toMatch(
      /line \d+: the node refers to the node 0x[0-9a-f]{64}, which is missing/,
    )
    expect(await refusalOf(fileOf(lines.slice(1)), small.base)).toMatch(
      /the root 0x[0-9a-f]{64} of the state is missing/,
    )
  })

  it('may be compressed with gzip, and is refused if that is damaged', async () => {
    const packed = gzipSync(small.file)
    const { store } = await importFile(packed, small.base)
    expect(Object.keys(await flatState(store, 50)).length).toBeGreaterThan(20)
    expect(await refusalOf(packed.subarray(0, -9), small.base)).toMatch(/compression is damaged or truncated/)
    expect(await refusalOf(flipped(packed, packed.length >> 1, 3), small.base)).toMatch(REFUSED)
  })

  it('may be the first file of a zip archive, and is refused if that is damaged', async () => {
    const header = Buffer.from('504b03041400000008000000000000000000000000000000000012000000', 'hex')
    const data = deflateRawSync(v1Sample.file)
    const directory = Buffer.from('504b0102', 'hex') // the start of what follows
    const archive = Buffer.concat([header, Buffer.from('bootstrap-data.bin'), data, directory])
    for (const size of [1, 1000])
      expect((await importFile(piecesOf(archive, size), v1Sample.base)).imported.isComplete).toBe(true)
    expect(await refusalOf(archive.subarray(0, -10), v1Sample.base)).toMatch(/compression is damaged or truncated/)
    expect(await refusalOf(flipped(archive, 8, 3), v1Sample.base)).toMatch(/deflated and not encrypted, got method 0/)
    expect(await refusalOf(archive.subarray(0, 40), v1Sample.base)).toMatch(/the file ends within the header of a zip/)
  })

  it('may have an item several times', async () => {
    const { imported } = await importFile(Buffer.concat([small.file, small.file]), small.base)
    expect(imported.isComplete).toBe(true)
  })

  it.each<[name: string, levels: number, problem?: RegExp, pathBits?: number]>([
    ['4,096 positions of one leaf has', 12],
    [
      '2^40 positions of one leaf is refused, because it has',
      40,
      /at most 200000000 nodes, counted at each of their paths/,
    ],
    ['a path of 1,032 bits is refused, because it has', 0, /a path has at most 1024 bits, got 1032/, 1032],
    ['a key of 9 bits is refused, because it has', 0, /a key that is not a whole number of bytes/, 9],
  ])('with %s all keys', async (_, levels, problem, pathBits = 8 - (levels % 8)) => {
    const { file, base } = printDoubledState(levels, pathBits)
    if (problem !== undefined) return expect(await refusalOf(file, base)).toMatch(problem)
    const { store } = await importFile(file, base)
    expect(Object.keys(await flatState(store, base.height))).toHaveLength(2 ** (levels - 8)) // those with the first byte 0
  })

  it('may come in single bytes', async () => {
    const { imported } = await importFile(piecesOf(v1Sample.file, 1), v1Sample.base)
    expect(imported.isComplete).toBe(true)
    expect((await importFile(piecesOf(await makeOurs(), 1), small.base)).imported.isComplete).toBe(true)
  })

  it('is refused before memory is needed for the length that an item claims', async () => {
    const claim = Buffer.concat([
      Buffer.from('RSKBOOT\n\x02\x02', 'latin1'),
      Buffer.from('0000000010000000bb7fffffff', 'hex'),
    ])
    async function* endless() {
      yield claim
      for (;;) yield new Uint8Array(2 ** 16)
    }
    expect(await refusalOf(endless(), small.base)).toMatch(
      /byte 18: a node must have at most 4096 bytes, got 2147483647/,
    )
  })

  it('with a first chunk of 512 MiB is read in bounded memory', async () => {
    const ours = await makeOurs()
    const chunk = 512 * 2 ** 20
    async function* read(tag: number, length: number) {
      yield ours.subarray(0, 9) // the name and the version
      yield Uint8Array.of(tag, 0, 0, 0, 0, ...chunkLength(length))
      for (let at = 0; at < length; at += 2 ** 20) yield new Uint8Array(Math.min(2 ** 20, length - at))
      yield new Uint8Array(8)
      yield ours.subarray(9)
    }
    const ofManifest = 4
    expect((await importFile(read(ofManifest, chunk), small.base)).imported.isComplete).toBe(true)
    expect(await refusalOf(read(ofManifest, chunk + 1), small.base)).toMatch(
      /byte 10: a chunk must have at most 536870912 bytes, got 536870913/,
    )
  })

  it.each([
    ['a block', 1, 'faffffff', /byte 18: a block must have at most 8388608 bytes, got 16777215/],
    ['a node', 2, 'b91001', /byte 18: a node must have at most 4096 bytes, got 4097/],
    ['a value', 3, 'bb01000000', /byte 18: a value must have at most 16777215 bytes, got 16777216/],
  ])('is refused by the kind, the place and the size of %s that is longer than any', async (_, tag, head, problem) => {
    const claim = Buffer.from(`52534b424f4f540a020${tag}0000000010000000${head}`, 'hex')
    async function* endless() {
      yield claim
      for (;;) yield new Uint8Array(2 ** 16)
    }
    expect(await refusalOf(endless(), small.base)).toMatch(problem)
  })

  it('that has more bytes than its root says is refused before it is read further', async () => {
    async function* endless() {
      yield small.file
      for (let number = 0; ; number++) yield Buffer.from(`4c${number.toString(16).padStart(64, '0')}\n`)
    }
    expect(await refusalOf(endless(), small.base)).toMatch(
      /line \d+: the state with root 0x[0-9a-f]{64} has \d+ bytes, and the file has more/,
    )
  })

  it('that is compressed more than 128 times is refused above 64 MiB before it is unpacked further', async () => {
    const start = Buffer.concat([(await makeOurs()).subarray(0, 9), Buffer.from('040000000010000000', 'hex')])
    const packed = gzipSync(Buffer.concat([start, new Uint8Array(80 * 2 ** 20)]))
    expect(await refusalOf(piecesOf(packed, 2 ** 12), small.base)).toMatch(
      /byte \d+ of the compressed file: the content has more than 128 times as many bytes; unpack it first/,
    )
  })

  it('whose blocks come after its state is refused', async () => {
    const ours = Buffer.from(await makeOurs())
    const blocks = ours.subarray(9, ours.indexOf(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 3)) + 8)
    const moved = Buffer.concat([ours.subarray(0, 9), ours.subarray(9 + blocks.length, -1), blocks, ours.subarray(-1)])
    expect(await refusalOf(moved, small.base)).toMatch(/byte \d+: the blocks must come before the state/)
  })

  it('of 32,767 nodes is imported, and refused when one of its digits differs', async () => {
    const parts = [...partsOf(printSyntheticState(2 ** 14))]
    const root = parts.pop() ?? new Uint8Array()
    const file = Buffer.concat(parts)
    const { store } = await importFile(piecesOf(file, 2 ** 20), { root, height: 7 })
    expect(await store.state.getKeysAt(Uint8Array.of(0x80), 7)).toHaveLength(2 ** 6)
    expect(await refusalOf(piecesOf(flipped(file, 2_000_001, 0), 2 ** 20), { root, height: 7 })).toMatch(REFUSED)
  })

  it('whose import was interrupted is marked, and is completed by the same import only', async () => {
    const place = { kind: 'sqlite', path: `${await temporaryFolder()}/chain.sqlite` } as const
    const store = await openStore(place)
    let writes = 0
    const failing = {
      ...store,
      write: (collect: Parameters<typeof store.write>[0]) =>
        ++writes > 2 ? Promise.reject(new Error('killed')) : store.write(collect),
    }
    await expect(importFile(small.file, small.base, failing)).rejects.toThrow('killed')
    expect(await readStateImport(store.meta)).toEqual({ ...small.base, isComplete: false })
    const other = sampleOf('chainA', 101)
    await expect(importFile(other.file, other.base, store)).rejects.toThrow(/has an import of the state of block 50/)
    await importFile(small.file, small.base, store)
    expect(await readStateImport(store.meta)).toEqual({ ...small.base, isComplete: true })
    expect(await flatState(store, 50)).toEqual(await flatState((await importFile(small.file, small.base)).store, 50))
    await store.close()
  })

  it('is not imported into a store that has a chain', async () => {
    const store = await openRecordedStore({ blocks: small.blocks.slice(0, 3) })
    const options = { folder: '/nowhere', chooseBase: async () => small.base }
    await expect(importState(piecesOf(small.file), store, options)).rejects.toThrow(/must not have this chain yet/)
  })
})
