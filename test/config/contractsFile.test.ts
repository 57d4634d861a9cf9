import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { parseContracts, readContractsFile } from '../../src/config/contractsFile.ts'
import { loadConfig } from '../../src/config/load.ts'
import { networkOf } from '../../src/config/networkOf.ts'
import { makeFolder } from '../cli/_cli.ts'

const ADDRESS = '0xC000000000000000000000000000000000000001'
const OTHER = '0xc000000000000000000000000000000000000002'

const parse = (contract: unknown, address = ADDRESS) => parseContracts(JSON.stringify({ [address]: contract }))

/** Writes a file of contracts and returns its path. */
function writeContracts(contracts: unknown): string {
  const path = join(makeFolder(), 'contracts.json')
  writeFileSync(path, JSON.stringify(contracts))
  return path
}

const load = (flags: Record<string, unknown>) =>
  loadConfig({ flags: { networks: 'regtest', ...flags }, environment: {}, workingDirectory: makeFolder() }).config

describe('a file of contracts', () => {
  it('has code or init code by address, with storage, balance and nonce', () => {
    const storage = { '0x0': '0x0', '0x1f': '0x00ff' }
    const [code, initCode] = parseContracts(
      JSON.stringify({
        [ADDRESS]: { code: '0x5F', storage, balance: '0x10', nonce: '7' },
        [OTHER]: { initCode: '0x00' },
      }),
    )
    expect({ ...code, address: toHex(code?.address ?? new Uint8Array(0)) }).toEqual({
      address: ADDRESS.toLowerCase(),
      kind: 'code',
      bytes: Uint8Array.of(0x5f),
      nonce: 7n,
      balanceWei: 16n,
      storage: [
        [new Uint8Array(32), new Uint8Array(0)],
        [new Uint8Array(32).fill(0x1f, 31), Uint8Array.of(0xff)],
      ],
    })
    expect(initCode).toMatchObject({ kind: 'initCode', bytes: Uint8Array.of(0), nonce: 1n, storage: [] })
    expect(initCode).not.toHaveProperty('balanceWei')
  })

  it.each([
    [{}, `${ADDRESS} must be an object with either code or initCode, got {}`],
    [{ code: '0x00', initCode: '0x00' }, `${ADDRESS} must be an object with either code or initCode`],
    ['0x00', `${ADDRESS} must be an object, got 0x00`],
    [{ code: '0x0' }, `${ADDRESS}.code must be bytes in hexadecimal digits, got 0x0`],
    [{ code: '0x' }, `${ADDRESS}.code must be bytes in hexadecimal digits, got 0x`],
    [{ initCode: '0x60__$f$__' }, `${ADDRESS}.initCode must be bytes in hexadecimal digits`],
    [{ code: '0x00', storage: [] }, `${ADDRESS}.storage must be an object, got []`],
    [
      { code: '0x00', storage: { 1: '0x0' } },
      `a slot of ${ADDRESS}.storage must be at most 64 hexadecimal digits, got 1`,
    ],
    [{ code: '0x00', storage: { '0x1': 5 } }, `${ADDRESS}.storage.0x1 must be at most 64 hexadecimal digits, got 5`],
    [{ code: '0x00', storage: { [`0x1${'0'.repeat(64)}`]: '0x0' } }, 'must be at most 64 hexadecimal digits'],
    [{ code: '0x00', balance: -1 }, `${ADDRESS}.balance must be a whole number from 0 to 1157920892373161954`],
    [{ code: '0x00', balance: 1e18 }, `${ADDRESS}.balance must be a whole number from 0 to`],
    [{ code: '0x00', nonce: 2 ** 53 }, `${ADDRESS}.nonce must be a whole number from 0 to 9007199254740991`],
    [{ code: '0x00', nonce: null }, `${ADDRESS}.nonce must be a whole number from 0 to 9007199254740991, got null`],
    [{ code: '0x00', abi: [] }, `${ADDRESS}.abi must be one of code, initCode, storage, balance, nonce, got abi`],
  ])('is refused with %j, and the error names the place', (contract, message) => {
    expect(() => parse(contract)).toThrow(message)
  })

  it.each([
    ['0x01', 'a contract must be at an address of 20 bytes, got 0x01'],
    ['__proto__', 'a contract must be at an address of 20 bytes, got __proto__'],
    [`0x${'0'.repeat(38)}01`, 'must be an address that is no precompiled contract'],
    ['0x0000000000000000000000000000000001000006', 'must be an address that is no precompiled contract'],
  ])('is refused with a contract at %s', (address, message) => {
    expect(() => parseContracts(`{"${address}":{"code":"0x00"}}`)).toThrow(message)
  })

  it('is refused beyond its bounds, with an address in two spellings, and as another kind of JSON', () => {
    const many = Array.from({ length: 101 }, (_, i) => [`0xc${i.toString(16).padStart(39, '0')}`, { code: '0x00' }])
    expect(() => parseContracts(JSON.stringify(Object.fromEntries(many)))).toThrow('at most 100 contracts, got 101')
    const storage = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`0x${i.toString(16)}`, '0x1']))
    expect(() => parse({ code: '0x00', storage })).toThrow('the file must be of at most 10000 storage slots, got 10001')
    const twice = { [ADDRESS]: { code: '0x00' }, [ADDRESS.toLowerCase()]: { code: '0x01' } }
    expect(() => parseContracts(JSON.stringify(twice))).toThrow(`${ADDRESS.toLowerCase()} must be in the file once`)
    expect(() => parseContracts('[]')).toThrow('the file must be an object, got []')
    expect(() => parseContracts('{')).toThrow('it is not JSON')
  })
})

describe('the setting predeploy', () => {
  it('puts the contracts of the file behind the predeployed ones, and replaces one with the same address', () => {
    const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11'
    const predeploy = writeContracts({ [OTHER]: { code: '0x01' }, [multicall3]: { code: '0x02' } })
    const contractsOf = (flags: Record<string, unknown>) =>
      (networkOf('regtest', load(flags)).genesis.contracts ?? []).map(({ bytes }) => bytes.length)
    expect(contractsOf({})).toEqual([])
    expect(contractsOf({ predeploy })).toEqual([1, 1])
    expect(contractsOf({ predeploys: true })).toEqual([69, 69, 3_808, 9_345, 2_501])
    expect(contractsOf({ predeploys: true, predeploy })).toEqual([69, 69, 1, 9_345, 2_501, 1])
  })

  it('is refused without a readable file, and the error names file and place', () => {
    const folder = makeFolder()
    mkdirSync(join(folder, 'folder'))
    expect(() => load({ predeploy: join(folder, 'none.json') })).toThrow(
      `predeploy: must be a JSON file of contracts, got ${join(folder, 'none.json')}: the file is unreadable (ENOENT); change it`,
    )
    expect(() => load({ predeploy: join(folder, 'folder') })).toThrow('the file is unreadable (a folder')
    const path = writeContracts({ [OTHER]: { code: 5 } })
    expect(() => load({ predeploy: path })).toThrow(
      `predeploy: must be a JSON file of contracts, got ${path}: ${OTHER}.code must be bytes in hexadecimal digits, got 5; change it`,
    )
    expect(readContractsFile(path).contracts).toEqual([])
  })

  it.each([
    ['code', 24_576],
    ['initCode', 49_152],
  ])('is refused with %s of more than %i bytes, unless the size is unlimited', (kind, max) => {
    const fileOf = (bytes: number) => writeContracts({ [OTHER]: { [kind]: `0x${'00'.repeat(bytes)}` } })
    expect(load({ predeploy: fileOf(max) }).predeploy).toMatchObject({ contracts: [{ kind }] })
    const path = fileOf(max + 1)
    expect(() => load({ predeploy: path })).toThrow(
      `predeploy: must have ${kind} of at most ${max} bytes, got ${max + 1} at ${OTHER} in ${path}; set unlimitedCodeSize`,
    )
    expect(load({ predeploy: path, unlimitedCodeSize: true }).predeploy).toMatchObject({ path })
  })

  it.each([
    [{ genesis: 'real' }, 'genesis real'],
    [{ forkUrl: 'mainnet', profile: 'dev' }, 'forkUrl'],
  ])('is refused with %o, as predeploys is', (flags, place) => {
    const predeploy = writeContracts({})
    expect(() => load({ ...flags, predeploy })).toThrow(`predeploy: must not be set with ${place}; remove one of them`)
    expect(() => load({ ...flags, predeploys: true })).toThrow(`predeploys: must not be set with ${place}; remove one`)
    expect(load({ ...flags, predeploys: false })).toMatchObject({ predeploys: false })
  })
})
