import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deflateRawSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openStoreForReading } from '../../src/storage/openStore.ts'
import { regtestIn } from '../_helpers/places.ts'
import { CHAIN, makeChain, makeDatedChain } from './_chains.ts'
import { makeFolder, runCli, spawnCli } from './_cli.ts'

async function exportChain(data: string, ...flags: string[]): Promise<{ file: string; lines: string[] }> {
  const file = join(makeFolder(), 'blocks.csv')
  expect(await runCli('export', file, ...CHAIN, '--data', data, ...flags)).toEqual({ code: 0, out: '', complaints: '' })
  return { file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') }
}

const importInto = (data: string, file: string) => runCli('import', file, ...CHAIN, '--data', data)
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1)

it('an exported chain is imported to the same head, and exported again to the same bytes', async () => {
  const { file, lines } = await exportChain(await makeChain(12))
  expect(lines).toHaveLength(12)
  const copy = makeFolder()
  const imported = await importInto(copy, file)
  expect([imported.code, imported.complaints]).toEqual([0, ''])
  expect(imported.out).toMatch(/^12 blocks imported in [\d.]+ s \(\d+ blocks\/s\), 0 already known/)
  expect(lastLine(imported.out)).toBe(`head 12 0x${lines[11]?.split(',')[1]}`)
  expect(readFileSync((await exportChain(copy)).file)).toEqual(readFileSync(file))
})

it.each(['chain.csv.gz', 'CHAIN.CSV.GZ'])(
  'an export to %s is compressed, and imported to the same head',
  async (name) => {
    const data = await makeChain(5)
    const plain = readFileSync((await exportChain(data)).file)
    const file = join(makeFolder(), name)
    expect(await runCli('export', file, ...CHAIN, '--data', data)).toEqual({ code: 0, out: '', complaints: '' })
    expect(gunzipSync(readFileSync(file))).toEqual(plain)
    const imported = await importInto(makeFolder(), file)
    expect([imported.code, imported.complaints]).toEqual([0, ''])
    expect(imported.out).toMatch(/^5 blocks imported /)
  },
)

it('a zipped export and a compressed standard input are imported', async () => {
  const { file, lines } = await exportChain(await makeChain(3))
  const content = readFileSync(file)
  const zipped = join(makeFolder(), 'blocks.zip')
  const header = Buffer.from('504b03041400000008000000000000000000000000000000000001000000', 'hex')
  writeFileSync(
    zipped,
    Buffer.concat([header, Buffer.from('b'), deflateRawSync(content), Buffer.from('504b0102', 'hex')]),
  )
  expect(lastLine((await importInto(makeFolder(), zipped)).out)).toBe(`head 3 0x${lines[2]?.split(',')[1]}`)
  const piped = spawnCli(['import', '-', ...CHAIN, '--data', makeFolder()])
  piped.child.stdin.end(gzipSync(content))
  expect(await piped.ended).toBe(0)
  expect(piped.output()).toMatch(/^3 blocks imported /)
})

it('an export that is packed in another way, damaged or a bomb is refused with the reason', async () => {
  const refusalOf = async (bytes: Uint8Array) => {
    const file = join(makeFolder(), 'blocks')
    writeFileSync(file, bytes)
    const { code, complaints } = await importInto(makeFolder(), file)
    expect(code).toBe(1)
    return complaints.replace(file, 'FILE')
  }
  const packed = gzipSync(readFileSync((await exportChain(await makeChain(2))).file))
  expect(await refusalOf(packed.subarray(0, -9))).toMatch(
    /^file: FILE, byte \d+ of the compressed file: .* get the whole file$/m,
  )
  expect(await refusalOf(Buffer.from('28b52ffd0458', 'hex'))).toBe(
    'file: FILE, byte 0: expected a file without compression, gzip or zip, got Zstandard; unpack it\n',
  )
  const bomb = gzipSync(Buffer.alloc(2 ** 28, '1')) // 256 MiB in one line
  expect(await refusalOf(bomb)).toBe('line 1 is longer than 16777216 bytes\n')
})

it('an export to an existing file is refused, and leaves it unchanged', async () => {
  const file = join(makeFolder(), 'blocks.csv')
  writeFileSync(file, 'mine')
  const { code, complaints } = await runCli('export', file, ...CHAIN, '--data', await makeChain(1))
  expect([code, complaints]).toEqual([1, `file: must not exist, got ${file}; choose another name\n`])
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

it('an export is limited by --from and --to, and an import skips the known blocks', async () => {
  const data = await makeChain(10)
  const [first, rest] = [await exportChain(data, '--to', '4'), await exportChain(data, '--from', '3')]
  expect([first.lines.length, rest.lines[0]]).toEqual([4, first.lines[2]])
  const copy = makeFolder()
  await importInto(copy, first.file)
  const again = await importInto(copy, rest.file)
  expect(again.out).toMatch(/^6 blocks imported .* 2 already known/)
  expect(lastLine(again.out)).toMatch(/^head 10 /)
})

it('an export of a chain whose genesis has a time of its own begins with genesis, by which a new chain is created', async () => {
  const data = await makeDatedChain(3)
  const { file, lines } = await exportChain(data)
  expect(lines.map((line) => line.split(',')[0])).toEqual(['0', '1', '2', '3'])
  const copy = makeFolder()
  const imported = await importInto(copy, file)
  expect([imported.code, imported.complaints]).toEqual([0, ''])
  expect(imported.out).toMatch(/^3 blocks imported .* 1 already known/)
  expect(lastLine(imported.out)).toBe(`head 3 0x${lines[3]?.split(',')[1]}`)
  expect(readFileSync((await exportChain(copy)).file)).toEqual(readFileSync(file))
  expect((await importInto(copy, file)).out).toMatch(/^0 blocks imported .* 4 already known/)
  const packed = join(makeFolder(), 'blocks.gz')
  writeFileSync(packed, gzipSync(readFileSync(file)))
  expect(lastLine((await importInto(makeFolder(), packed)).out)).toBe(lastLine(imported.out))
  expect((await runCli('verify', '--data', copy)).code).toBe(0)
})

it('an import of later blocks finds the chain by its stored genesis, and another chain is refused', async () => {
  const [data, copy] = [await makeDatedChain(3), makeFolder()]
  await importInto(copy, (await exportChain(data, '--to', '1')).file)
  const rest = (await exportChain(data, '--from', '2')).file
  expect((await importInto(copy, rest)).out).toMatch(/^2 blocks imported .* 0 already known/)
  const whole = (await exportChain(data)).file
  const { code, complaints } = await importInto(await makeChain(1), whole)
  expect(code).toBe(1)
  expect(complaints).toMatch(/its genesis is 0x\w+ \(sandbox regtest, timestamp 0\)/)
  const withoutGenesis = await importInto(makeFolder(), (await exportChain(data, '--from', '1')).file)
  expect(withoutGenesis.complaints).toMatch(/the file has a chain with another genesis: .* or export it without --from/)
})

it('an import of a chain with another genesis is refused with a hint', async () => {
  const { file } = await exportChain(await makeChain(2))
  for (const flags of [
    ['--network', 'testnet'],
    [...CHAIN, '--balance', '7'],
  ]) {
    const { code, complaints } = await runCli('import', file, ...flags, '--data', makeFolder())
    expect(code).toBe(1)
    expect(complaints).toMatch(
      /^line 1: the block is invalid\n[\s\S]* {2}remedy {4}the file has a chain with another genesis: /,
    )
  }
})

it('an export from a missing folder is an error and creates none', async () => {
  const data = join(makeFolder(), 'mistyped')
  const { code, complaints } = await runCli('export', join(makeFolder(), 'x'), ...CHAIN, '--data', data)
  expect([code, complaints]).toEqual([
    1,
    `data: must be an existing directory, got ${data}; choose that of your node with --data\n`,
  ])
  expect(existsSync(data)).toBe(false)
})

it('an import stops at the first invalid block with the reason, and keeps the blocks before it', async () => {
  const { lines } = await exportChain(await makeChain(6))
  const import_ = async (changed: readonly string[]) => {
    const file = join(makeFolder(), 'changed.csv')
    writeFileSync(file, changed.join('\n'))
    return importInto(makeFolder(), file)
  }
  const skipped = await import_(lines.toSpliced(3, 1))
  expect(skipped.code).toBe(1)
  expect(skipped.complaints).toMatch(
    /^line 4: the block is invalid\n {2}block {5}5 0x\w{64}\n {2}rule {6}parent\n {2}expected {2}.+\n {2}found {5}0x\w{64}\n {2}remedy {4}import the earlier blocks first\n$/,
  )
  expect(lastLine(skipped.out)).toBe(`head 3 0x${lines[2]?.split(',')[1]}`)

  const damaged = await import_(lines.with(2, `${lines[2]?.slice(0, -2)}ff`))
  expect(damaged.complaints).toMatch(/^line 3: /)
  expect(lastLine(damaged.out)).toMatch(/^head 2 /)
  const [number, , weight, rlp] = (lines[1] ?? '').split(',')
  expect((await import_(lines.with(1, [number, '00'.repeat(32), weight, rlp].join(',')))).complaints).toBe(
    `line 2: the hash of block 2 is ${lines[1]?.split(',')[1]}, the line says ${'00'.repeat(32)}\n`,
  )
  expect((await import_(['1,2,3'])).complaints).toBe('line 1: expected number,hash,totalDifficulty,block\n')
  expect((await import_(lines.with(0, 'x'.repeat(2 ** 24 + 1)))).complaints).toBe(
    'line 1 is longer than 16777216 bytes\n',
  )
})

it('invalid arguments of import and export are errors of one line', async () => {
  const data = await makeChain(1)
  const fails = async (...args: string[]) => {
    const { code, out, complaints } = await runCli(...args)
    expect([code, out.replace(/^head 1 .*\n/, '')]).toEqual([1, ''])
    return complaints
  }
  const { file } = await exportChain(data)
  const on = (...args: string[]) => fails(...args, '--data', data)
  expect(await on('import', file, '--network', 'mars')).toMatch(
    /^network: must be one of mainnet, .*, got mars; change --network\n$/,
  )
  expect(await on('import', '/no/such/file', ...CHAIN)).toBe(
    'file: must be readable, got /no/such/file (ENOENT); change FILE\n',
  )
  expect(await on('export', file, ...CHAIN)).toBe(`file: must not exist, got ${file}; choose another name\n`)
  expect(await on('export', `${file}2`, ...CHAIN, '--to', '9')).toBe('to: must be at most 1, got 9; change --to\n')
  expect(await on('export', `${file}2`, ...CHAIN, '--from', 'x')).toMatch(
    /^from: must be a whole number .*, got x; change --from\n$/,
  )
})

/** Returns the height of an import, read by another process. */
async function heightIn(data: string): Promise<number> {
  const store = await openStoreForReading(regtestIn(data)).catch(() => undefined)
  const head = await store?.blocks.getHead().catch(() => undefined) // the tables may not be there yet
  await store?.close()
  return head?.number ?? 0
}

it('a killed import resumes after the last block that it stored', async () => {
  const { file, lines } = await exportChain(await makeChain(200))
  const copy = makeFolder()
  let kept = 0
  for (let round = 0; round < 3; round++) {
    const { child, ended } = spawnCli(['import', '-', ...CHAIN, '--data', copy])
    child.stdin.on('error', () => undefined) // it is killed before it has read all
    child.stdin.write(`${lines.slice(0, kept + 60).join('\n')}\n`) // the rest does not come
    const target = kept + 20 + round * 8
    while ((await heightIn(copy)) < target && child.exitCode === null) await setTimeout(20)
    child.kill('SIGKILL')
    await ended
    expect(await heightIn(copy)).toBeGreaterThanOrEqual(target)
    kept = await heightIn(copy)
    expect(kept).toBeLessThan(200)
  }
  const last = await importInto(copy, file)
  expect([last.code, lastLine(last.out)]).toEqual([0, `head 200 0x${lines[199]?.split(',')[1]}`])
  expect(last.out).toContain(` ${kept} already known`)
  expect((await exportChain(copy)).lines).toEqual(lines)
})
