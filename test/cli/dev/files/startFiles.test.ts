import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import { toWord } from '../../../../src/base/integer.ts'
import { describeGiven } from '../../../../src/cli/dev/files/devStart.ts'
import { printStateFile, readGenesisFile, readStateFile } from '../../../../src/cli/dev/files/startFiles.ts'
import { makeFolder } from '../../_cli.ts'

const ADDRESS = `0x${'c0'.repeat(20)}`
/** The members of a state that anvil 1.7.1 writes. */
const ANVIL = {
  block: { number: '0x65', beneficiary: ADDRESS, timestamp: '0x6553f104', gas_limit: 30_000_000 },
  accounts: { [ADDRESS]: { nonce: 1, balance: '0x21e19e0c9bab2400000', code: '0x6001', storage: { '0x01': '0x02' } } },
  best_block_number: 101,
  blocks: [{}, {}],
  transactions: [{}],
  historical_states: null,
}

function fileWith(content: string | Uint8Array): string {
  const path = join(makeFolder(), 'state.json')
  writeFileSync(path, content)
  return path
}

const readState = (content: string | Uint8Array) => readStateFile('load-state', fileWith(content))
const compressed = gzipSync(JSON.stringify(ANVIL))

it.each([
  ['a file of --dump-state', JSON.stringify(ANVIL)],
  ['compressed JSON', compressed],
  ['the hexadecimal result of anvil_dumpState', toHex(compressed)],
  ['the quoted result of anvil_dumpState', `"${toHex(compressed)}"\n`],
])("accounts, code, storage, number and time are taken of anvil's state, and the rest is named: %s", (_, content) => {
  const path = fileWith(content)
  const file = readStateFile('load-state', path)
  const account = { address: fromHex(ADDRESS), nonce: 1n, balance: 10n ** 22n, code: fromHex('0x6001') }
  expect(file).toMatchObject({ number: 101, timestamp: 1_700_000_004 })
  expect(file.state).toEqual({ accounts: [{ ...account, storage: [[toWord(1n), toWord(2n)]] }] })
  expect(describeGiven({ flag: 'load-state', path, file }, { isFork: false })).toBe(
    `--load-state ${path}: took 1 account with code and storage, number 101, time 1700000004; left out: 2 blocks, 1 transaction, block.beneficiary, block.gas_limit`,
  )
})

it('a state file of scion dev has number, time, the block of its fork and the dump', () => {
  const state = Uint8Array.of(1, 2)
  const text = printStateFile({ state, number: 7, timestamp: 9 }, '5 (0xab)')
  expect(readState(text)).toEqual({ number: 7, timestamp: 9, fork: '5 (0xab)', state: { dump: state }, leftOut: [] })
})

it('the result of hardhat_dumpState is a dump without number and time', () => {
  const dump = gzipSync(Uint8Array.of(0xc0))
  expect(readState(toHex(dump))).toEqual({ state: { dump: new Uint8Array(dump) }, leftOut: [] })
})

const accounts = (account: unknown, address = ADDRESS) => JSON.stringify({ ...ANVIL, accounts: { [address]: account } })

it.each([
  ['nothing', '', 'it is empty'],
  ['half of a file', JSON.stringify(ANVIL).slice(0, 100), 'JSON'],
  ['a list', '[]', 'the file must be an object, got []'],
  ['no accounts', '{}', 'accounts must be an object, got nothing'],
  ['a short address', accounts({}, '0x12'), 'accounts must be by address, of 20 bytes, got "0x12"'],
  ['no account', accounts(1), `accounts.${ADDRESS} must be an object, got 1`],
  ['a negative balance', accounts({ balance: '-1' }), `accounts.${ADDRESS}.balance must be a whole number from 0 to`],
  ['too large a balance', accounts({ balance: `0x${'f'.repeat(64)}` }), `accounts.${ADDRESS}.balance must be`],
  ['an inexact balance', accounts({ balance: 1e22 }), `accounts.${ADDRESS}.balance must be`],
  ['too large a nonce', accounts({ nonce: '0x8000000000000000' }), `accounts.${ADDRESS}.nonce must be`],
  ['code of half bytes', accounts({ code: '0x600' }), `accounts.${ADDRESS}.code must be hexadecimal, of whole bytes`],
  [
    'a long slot',
    accounts({ storage: { [`0x${'1'.repeat(65)}`]: '0x1' } }),
    'must be hexadecimal, of at most 32 bytes',
  ],
  [
    'an account twice',
    JSON.stringify({ accounts: { [ADDRESS]: {}, [ADDRESS.toUpperCase().replace('X', 'x')]: {} } }),
    'must be given once',
  ],
  [
    'too large a number',
    JSON.stringify({ ...ANVIL, best_block_number: 2 ** 31 }),
    'block.number must be a whole number',
  ],
  [
    'a time that is text',
    JSON.stringify({ ...ANVIL, block: { timestamp: 'now' } }),
    'block.timestamp must be a whole number',
  ],
  [
    'a dump that is no text',
    JSON.stringify({ format: 'scion state file 1', state: 5 }),
    'state must be hexadecimal, got 5',
  ],
  ['half of gzip', compressed.subarray(0, 60), 'gzip fails (Z_BUF_ERROR)'],
  ['hexadecimal of half bytes', '0x1f8b0', 'the file must be hexadecimal, of whole bytes'],
])('a state file with %s is refused with the file and the place', (_, content, reason) => {
  const path = fileWith(content)
  const read = () => readStateFile('load-state', path)
  expect(read).toThrow(`load-state: must be a state file of scion dev or anvil, got ${path}, because `)
  expect(read).toThrow(reason)
})

it('a state file that expands beyond its bound is refused', () => {
  expect(() => readState(gzipSync(Buffer.alloc(257 * 2 ** 20)))).toThrow('gzip fails (ERR_BUFFER_TOO_LARGE)')
})

it('a file that does not exist, or is a folder, is refused', () => {
  const folder = makeFolder()
  expect(() => readStateFile('load-state', join(folder, 'no.json'))).toThrow(
    'because it does not exist; change --load-state',
  )
  expect(() => readGenesisFile('init', folder)).toThrow(/a folder, not a regular file; change --init/)
})

it('a genesis file gives accounts, time, gas limit and a possible chain id', () => {
  const genesis = {
    config: { chainId: 50, londonBlock: 0 },
    alloc: { [ADDRESS.slice(2)]: { balance: '100', storage: { '0x1': '0x0', '0x2': '0x3' } } },
    gasLimit: '0x1c9c380',
    timestamp: '0x5',
    difficulty: '0x1',
  }
  const file = readGenesisFile('init', fileWith(JSON.stringify(genesis)))
  expect(file).toMatchObject({ timestamp: 5, settings: { gasLimit: '30000000', chainId: '50' } })
  expect(file.leftOut).toEqual(['difficulty', 'config.londonBlock'])
  expect(file.state).toMatchObject({ accounts: [{ balance: 100n, storage: [[toWord(2n), toWord(3n)]] }] })
  const other = readGenesisFile('init', fileWith(JSON.stringify({ alloc: {}, gasLimit: 1, config: { chainId: 1337 } })))
  expect(other.settings).toEqual({})
  expect(other.leftOut.join()).toMatch(/^gasLimit 1 \(not .*\),config.chainId 1337 \(not a chain id from 1 to 109/)
})
