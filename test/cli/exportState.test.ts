import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { decodeBlock } from '../../src/primitives/block.ts'
import { signTransaction } from '../../src/primitives/transaction.ts'
import { openStore, openStoreForReading } from '../../src/storage/openStore.ts'
import { openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { regtestIn } from '../_helpers/places.ts'
import { flatState, importFile } from '../snapshot/_stateFiles.ts'
import { CHAIN, makeChain, makeDatedChain, mineInto } from './_chains.ts'
import { makeFolder, runCli } from './_cli.ts'

it('the exported state of a block is imported again, equal, with the blocks up to it', async () => {
  const data = await makeChain(12)
  const file = join(makeFolder(), 'state.bin')
  const exported = await runCli('export', ...CHAIN, '--data', data, '--state', file, '--number', '7')
  expect([exported.code, exported.complaints]).toEqual([0, ''])

  const original = await openStore(regtestIn(data))
  const block = await original.blocks.getMain(7)
  const { stateRoot: root } = decodeBlock(block?.encoded ?? new Uint8Array(), regtest).header
  expect(exported.out).toMatch(
    new RegExp(`^block 7 ${toHex(block?.hash ?? new Uint8Array())}, state ${toHex(root)}: \\d+ nodes\n$`),
  )
  const { store, blocks } = await importFile(createReadStream(file), { root, height: 7 })
  expect(blocks.map(({ bytes }) => decodeBlock(bytes, regtest).header.number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(await flatState(store, 7)).toEqual(await flatState(original, 7))
  await original.close()
  expect(readFileSync(file).subarray(0, 9)).toEqual(Buffer.from('RSKBOOT\n\x02', 'latin1'))
})

it('the exported state of a chain whose genesis has a time of its own is imported by that genesis', async () => {
  const data = await makeDatedChain(3)
  const [file, copy] = [join(makeFolder(), 'state.bin'), makeFolder()]
  expect((await runCli('export', ...CHAIN, '--data', data, '--state', file)).complaints).toBe('')
  const original = await openStoreForReading(regtestIn(data))
  const hashes = [await original.blocks.getMainHash(0), await original.blocks.getMainHash(3)] as const
  await original.close()
  const checkpoint = toHex(hashes[1] ?? new Uint8Array(0))
  const { complaints } = await runCli('import', ...CHAIN, '--data', copy, '--state', file, '--checkpoint', checkpoint)
  expect(complaints).toBe('')
  await mineInto(regtestIn(copy), 1, 3, 'stored')
  const copied = await openStoreForReading(regtestIn(copy))
  expect([await copied.blocks.getMainHash(0), await copied.blocks.getMainHash(3)]).toEqual(hashes)
  await copied.close()
  expect((await runCli('verify', '--data', copy)).code).toBe(0)
})

it.each([
  [['--state', 'x', '--from', '2'], 'from: must not be given with --state; remove one of both'],
  [['--state', 'x', '--number', '9'], 'number: must be a block of the chain, got 9; change --number'],
  [['x', '--state', 'y'], 'file: must not be given with --state; remove one of both'],
  [['x', '--number', '2'], 'number: must be given with --state only; use --from and --to, or add --state FILE'],
  [[], 'file: must be given, got none; add FILE, or --state FILE for the state'],
])('an export with %j is refused', async (flags, problem) => {
  const { code, complaints } = await runCli('export', ...flags, ...CHAIN, '--data', await makeChain(2))
  expect([code, complaints]).toEqual([1, expect.stringContaining(problem)])
})

it('an export of a state that an import would refuse is refused with the reason, and leaves no file', async () => {
  const [data, to] = [makeFolder(), new Uint8Array(20)]
  const chain = await openTestChain({ store: await openStore(regtestIn(data)) })
  await chain.submits.sendRaw(signFrom(0, { nonce: 0n, to }))
  await chain.controls?.mining.setGasLimit(1_000_000_000n)
  await chain.submits.sendRaw(signFrom(0, { nonce: 1n, to }))
  await chain.close()
  const file = join(makeFolder(), 'state')
  const { code, complaints } = await runCli('export', ...CHAIN, '--data', data, '--state', file)
  expect([code, complaints]).toEqual([
    1,
    expect.stringMatching(
      /^number: must be a block whose state an import accepts, got 2, .*breaks rule gasLimitStep .*change --number\n$/,
    ),
  ])
  expect(readdirSync(dirname(file))).toEqual([])
  expect(await runCli('export', ...CHAIN, '--data', data, '--state', file, '--number', '1')).toMatchObject({ code: 0 })
})

it('an export of the state of genesis, with which a chain begins without a file, is refused', async () => {
  const { code, complaints } = await runCli(
    'export',
    ...CHAIN,
    '--data',
    await makeChain(1),
    '--state',
    'x',
    '--number',
    '0',
  )
  expect([code, complaints]).toEqual([1, expect.stringContaining('number: must be above 0, the genesis block')])
})

it('a chain with a chain id of its own is exported and imported by the flags --network and --chain-id', async () => {
  const [data, file] = [makeFolder(), join(makeFolder(), 'state')]
  const [sender, flags] = [requireAccount(0), [...CHAIN, '--chain-id', '99', '--state', file]]
  const chain = await openTestChain({
    network: createSandbox(regtest, { chainId: 99 }),
    store: await openStore(regtestIn(data)),
  })
  const transfer = {
    nonce: 0n,
    gasPrice: 0n,
    gasLimit: 21_000n,
    to: new Uint8Array(20),
    value: 1n,
    data: new Uint8Array(0),
  }
  await chain.submits.sendRaw(signTransaction(transfer, 99, sender.privateKey).encoded)
  await chain.close()
  const exported = await runCli('export', ...flags, '--data', data)
  expect(exported).toMatchObject({ code: 0, complaints: '' })
  const trusted = [...flags, '--checkpoint', /0x\w{64}/.exec(exported.out)?.[0] ?? '']
  expect(await runCli('import', ...trusted, '--data', makeFolder())).toMatchObject({ code: 0, complaints: '' })
})
