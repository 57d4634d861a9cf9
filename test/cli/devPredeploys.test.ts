import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { askResult } from '../_helpers/wire.ts'
import { makeFolder, spawnCli, spawnDev } from './_cli.ts'

const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11'
/** The time of genesis in these tests, so that chains with the same contracts are equal. Later starts find it in the data. */
const AT_0 = ['--timestamp', '0']
/** Genesis of regtest's sandbox without contracts, at that time. */
const WITHOUT_CONTRACTS = '0x5bb06305533501103eb20f3c2acd4a08c0558d617a2e173726e87ba6876dc9bb'
const CONTRACT = '0xc000000000000000000000000000000000000001'

const genesisHash = async (url: string) => Object(await askResult(url, 'eth_getBlockByNumber', '0x0', false)).hash

/** Starts `scion dev` for one measurement and stops it. */
async function measure<T>(read: (url: string) => Promise<T>, ...flags: readonly string[]): Promise<T> {
  const { node, url } = await spawnDev(...flags)
  const measured = await read(url)
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  return measured
}

/** Runs a start that fails, and returns its complaint. */
async function fail(...flags: readonly string[]): Promise<string> {
  const failed = spawnCli(['dev', '--port', '0', ...flags])
  expect(await failed.ended).toBe(1)
  return failed.output()
}

it('scion dev has well-known contracts, and keeps a chain that was created without them', async () => {
  const [data, other] = [makeFolder(), makeFolder()]
  expect(await measure(genesisHash, '--data', data, '--no-predeploys', ...AT_0)).toBe(WITHOUT_CONTRACTS)
  expect(await measure(genesisHash, '--data', data)).toBe(WITHOUT_CONTRACTS)
  expect(await fail('--data', data, '--predeploys')).toMatch(
    /^data: must hold the chain of these settings, .+ \(sandbox regtest\), and .+ \(sandbox regtest with 5 contracts\); start with .+ --predeploys/,
  )
  const created = await measure(genesisHash, '--data', other, ...AT_0)
  expect(created).not.toBe(WITHOUT_CONTRACTS)
  expect(await measure((url) => askResult(url, 'eth_getCode', MULTICALL3, 'latest'), '--data', other)).toMatch(
    /^0x6080/,
  )
  expect(await fail('--data', other, '--no-predeploys')).toContain('(sandbox regtest with 5 contracts), and ')
  expect(await measure(genesisHash, '--data', data, '--fresh', ...AT_0)).toBe(created)
})

it('scion dev --predeploy has the contracts of a file, and refuses init code that fails', async () => {
  const file = join(makeFolder(), 'contracts.json')
  const write = (contract: object) => writeFileSync(file, JSON.stringify({ [CONTRACT]: contract }))
  write({ initCode: '0x60fe5f5360015ff3', balance: '7' }) // returns fe
  const read = async (url: string) => [
    await askResult(url, 'eth_getCode', CONTRACT, 'latest'),
    await askResult(url, 'eth_getBalance', CONTRACT, 'latest'),
    await askResult(url, 'eth_getCode', MULTICALL3, 'latest'),
  ]
  const flags = ['--predeploy', file]
  expect(await measure(read, ...flags, '--disable-default-create2-deployer')).toEqual(['0xfe', '0x7', '0x'])
  write({ initCode: '0x5f5ffd' })
  expect(await fail(...flags)).toBe(
    `predeploy: must have init code that returns code, got ${file}: the init code of ${CONTRACT} reverts with 0x; change it\n`,
  )
  write({ code: '5f' })
  expect(await fail(...flags)).toBe(
    `predeploy: must be a JSON file of contracts, got ${file}: ${CONTRACT}.code must be bytes in hexadecimal digits, got 5f; change it\n`,
  )
})
