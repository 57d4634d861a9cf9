import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { deflateRawSync } from 'node:zlib'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { systemTimer } from '../../../src/base/clock.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint, toWord } from '../../../src/base/integer.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { readChainFlags } from '../../../src/cli/chainCommand.ts'
import { importStateFile } from '../../../src/cli/state/importState.ts'
import { findPublished, PUBLISHERS, type Publishers } from '../../../src/cli/state/publishedState.ts'
import { curve } from '../../../src/crypto/curve.ts'
import { CURVE_ORDER, isPublicKey, sign } from '../../../src/crypto/secp256k1.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'
import { listen } from '../../_helpers/listen.ts'
import { exportToBytes, sampleOf } from '../../snapshot/_stateFiles.ts'
import { makeFolder } from '../_cli.ts'

const SIGNERS = [1, 2, 3].map((byte) => {
  const privateKey = new Uint8Array(32).fill(byte)
  return { privateKey, key: toHex(curve().publicKeyCreate(privateKey, false)).slice(2) }
})
const KEYS = SIGNERS.map(({ key }) => key)
const [A = '', B = '', C = ''] = KEYS
const HEIGHT = 20

/** The state after block 20 of a recorded chain in an archive. */
let archive: Buffer
beforeAll(async () => {
  const blocks = sampleOf('chainA', 50).blocks.slice(0, HEIGHT + 1)
  const store = await openStore({ kind: 'memory' })
  const chain = await openTestChain({ network: regtest, store })
  for (const block of blocks.slice(1)) await chain.importer.importBlock(block)
  const root = blocks[HEIGHT]?.header.stateRoot ?? new Uint8Array()
  const rows = await Promise.all(blocks.slice(1).map(async ({ hash }) => store.blocks.getByHash(hash)))
  const file = await exportToBytes(
    store.nodes,
    { root, height: HEIGHT },
    rows.filter((row) => row !== undefined),
  )
  const header = Buffer.from('504b03041400000008000000000000000000000000000000000012000000', 'hex')
  const directory = Buffer.alloc(100_000, 'directory') // more than one piece is behind the state
  archive = Buffer.concat([header, Buffer.from('bootstrap-data.bin'), deflateRawSync(file), directory])
})

const hashOf = (file: Uint8Array) => createHash('sha256').update(file).digest()

/** Returns the entry of a signer for a file. */
function entryOf(key: string, file: Uint8Array, height = HEIGHT) {
  const hash = hashOf(file)
  const { privateKey } = SIGNERS.find((signer) => signer.key === key) ?? expect.fail('the key is known')
  const { r, s } = sign(hash, privateKey)
  const [db, sig] = [`${key}/db.zip`, { r: toHex(r).slice(2), s: toHex(s).slice(2) }]
  return { height, date: '2026-11-27', db, hash: hash.toString('hex'), sig }
}

/** The files of the server by their paths. A test changes them. */
const files = new Map<string, string | Uint8Array>()
const publish = (key: string, ...dbs: readonly unknown[]) => files.set(`/${key}/index.json`, JSON.stringify({ dbs }))
let publishers: Publishers
beforeEach(async () => {
  files.clear()
  for (const key of KEYS) {
    publish(key, entryOf(key, archive))
    files.set(`/${key}/db.zip`, archive)
  }
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url)
    response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  const { port, close } = await listen(server)
  onTestFinished(close)
  publishers = { url: `http://127.0.0.1:${port}/`, keys: KEYS }
})

/** Imports the published state. Returns what the command prints, or why it is refused. */
async function importPublished(
  data = makeFolder(),
  flags: Record<string, unknown> = { genesis: 'real' },
  given = publishers,
) {
  const printed: string[] = []
  const output = { write: (text: string) => void printed.push(text), complain: () => undefined, hasColour: false }
  const choice = readChainFlags({ network: 'regtest', data, ...flags })
  const trust = { nodes: [] }
  return importStateFile({ ...choice, state: 'published', trust }, output, given).then(
    () => printed.join(''),
    (error: Error) => error.message,
  )
}

const find = () =>
  findPublished(publishers, systemTimer).then(
    ({ height, signatures, hash }) => [height, signatures, Buffer.from(hash).toString('hex')],
    (error: Error) => error.message,
  )

it('the newest file that two of three keys have signed is imported without another reason to trust it', async () => {
  const out = await importPublished()
  expect(out).toMatch(
    new RegExp(
      `^state of block 20, signed by 3 of 3 keys: ${publishers.url}${A}/db.zip\nstate of block 20 0x\\w{64} proved`,
    ),
  )
})

it('a file with another hash than the signed one is refused before anything is written', async () => {
  const data = makeFolder()
  for (const at of [archive.length - 1, archive.length - 99_000]) {
    const changed = Uint8Array.from(archive)
    changed[at] = (changed[at] ?? 0) ^ 1 // behind the state
    files.set(`/${A}/db.zip`, changed)
    expect(await importPublished(data)).toMatch(
      /^state: http.*db.zip must have the signed SHA-256; run the command again$/,
    )
  }
  files.set(`/${A}/db.zip`, archive.subarray(0, -1))
  expect(await importPublished(data)).toContain('must have the signed SHA-256')
  files.delete(`/${A}/db.zip`) // the next signer has it
  expect(await importPublished(data)).toContain(`${B}/db.zip\nstate of block 20`)
})

it('a signed file at another height than that of its state is refused', async () => {
  for (const key of KEYS) publish(key, entryOf(key, archive, 21))
  expect(await importPublished()).toBe(
    'state: must be of block 21, as the index says, got block 20; give a file instead',
  )
})

it('the highest file with two valid signatures is chosen, also if an index is missing', async () => {
  const [newer, newest] = [Buffer.from('newer'), Buffer.from('newest')]
  publish(A, entryOf(A, newest, 40), entryOf(A, newer, 30), entryOf(A, archive))
  publish(B, entryOf(B, newer, 30), entryOf(B, archive))
  publish(C, { ...entryOf(B, newest, 40), db: 'x' }, { ...entryOf(A, newer, 30), height: 31 })
  expect(await find()).toEqual([30, 2, hashOf(newer).toString('hex')])
  files.delete(`/${C}/index.json`)
  expect(await find()).toEqual([30, 2, hashOf(newer).toString('hex')])
  files.delete(`/${B}/index.json`)
  expect(await find()).toMatch(
    /^state: must have a published file that 2 keys have signed, got 3 entries of 1 signers; 04\w{8}\.\.\.: status 404; 04\w{8}\.\.\.: status 404; run the command again, or give a file$/,
  )
})

it.each<[name: string, entries: (own: ReturnType<typeof entryOf>) => readonly unknown[]]>([
  ['a signature of another hash', (own) => [{ ...own, hash: hashOf(Buffer.from('other')).toString('hex') }]],
  ['a signature of another key', () => [entryOf(A, archive)]],
  ['a signature of zero', (own) => [{ ...own, sig: { r: '00', s: '00' } }]],
  ['no signature', ({ sig: _, ...own }) => [own]],
  ['another height', (own) => [{ ...own, height: 21 }]],
  ['a height that is none', (own) => [{ ...own, height: 2 ** 60 }]],
  ['a path to another server', (own) => [{ ...own, db: '//example.org/db.zip' }]],
  ['a path to another folder', (own) => [{ ...own, db: `${B}/../db.zip` }]],
  ['a long path', (own) => [{ ...own, db: 'x'.repeat(1_000) }]],
  ['what is no entry', () => [null, 1, 'x', []]],
  ['too many entries', (own) => Array.from({ length: 10_001 }, () => own)],
  ['too many bytes', (own) => [own, 'x'.repeat(2 ** 20)]],
])('an index with %s does not count', async (_, entries) => {
  publish(A, entryOf(A, archive))
  publish(B, ...entries(entryOf(B, archive)))
  publish(C)
  expect(await find()).toContain('must have a published file that 2 keys have signed')
})

it('one key that repeats an entry counts once, and a signature may have a high s', async () => {
  publish(B)
  publish(C)
  publish(A, entryOf(A, archive), entryOf(A, archive))
  expect(await find()).toContain('got 2 entries of 3 signers')
  const { sig, ...own } = entryOf(B, archive)
  const high = toWord(CURVE_ORDER - bytesToBigint(fromHex(`0x${sig.s}`)))
  publish(B, { ...own, sig: { r: `00${sig.r}`, s: toHex(high).slice(2) } })
  expect(await find()).toEqual([20, 2, hashOf(archive).toString('hex')])
})

it('indexes that are not answered in time are left out', async () => {
  const timer = holdTimer()
  const { port, close } = await listen(createServer(() => timer.advance(30_000)))
  onTestFinished(close)
  const silent = { url: `http://127.0.0.1:${port}/`, keys: [A] }
  await expect(findPublished(silent, timer)).rejects.toThrow('no answer in 30 s')
})

it('published states are those of the real mainnet and testnet, by three keys each', async () => {
  expect(await importPublished(makeFolder(), {})).toContain('genesis: must be real for a published state')
  expect(Object.keys(PUBLISHERS)).toEqual(['mainnet', 'testnet'])
  for (const { url, keys } of Object.values(PUBLISHERS)) {
    expect(url).toMatch(/^https:.*\/$/)
    expect([new Set(keys).size, keys.every((key) => isPublicKey(fromHex(`0x${key}`)))]).toEqual([3, true])
  }
})
