import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { askAt } from '../_helpers/wire.ts'
import { makeFolder, runCli, spawnCli, spawnDev } from './_cli.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures/data/0.1.0')

/** Responses of version 0.1.0 to the requests of test/fixtures/data/make.mjs. */
interface Facts {
  readonly head: object
  readonly balances: Readonly<Record<string, readonly [latest: string, atBlock8: string]>>
  readonly storage: unknown
  readonly contractAddress: string
  readonly logs: unknown
  readonly accounts: unknown
  readonly banned: unknown
}

const FACTS: Readonly<Record<'closed' | 'killed', Facts>> = JSON.parse(
  readFileSync(join(FIXTURES, 'facts.json'), 'utf8'),
)

const SUMS = ['regtest-sandbox.sqlite-sums', 'wallet-regtest-sandbox.sqlite-sums'] as const

/** The hash of the transaction that is pending in the folder of a closed node. */
const PENDING = '0x96a5252fe5e3987469c5755b1f4f034d1f2a87aa87d59fa0600c70c698fe2d29'

/** Returns the hashes of the stored pending transactions. A started node drops them by their age. */
async function readPending(data: string): Promise<string[]> {
  const store = await openStore({ kind: 'sqlite', path: join(data, 'regtest-sandbox.sqlite') })
  const rows = await store.pool.getAll()
  await store.close()
  return rows.map(({ encoded }) => toHex(keccak256(encoded)))
}

/** Unpacks a data folder of version 0.1.0. */
function unpack(name: string): string {
  const folder = makeFolder()
  const text = brotliDecompressSync(readFileSync(join(FIXTURES, `${name}.json.br`))).toString()
  const files: Record<string, string> = JSON.parse(text)
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content, 'base64')
  return folder
}

/** Starts a node on a data folder, and returns what it responds to the requests whose responses are {@link Facts}. */
async function readFacts(data: string, { contractAddress, balances }: Facts): Promise<Facts> {
  const node = spawnCli(['start', '--data', data, '--networks', 'regtest', '--profile', 'dev', '--open', '--port', '0'])
  const [url = ''] = await node.says(/http:\/\/127\.0\.0\.1:\d+\/regtest/)
  const { askResult } = askAt(url)
  const { number, hash, stateRoot } = Object(await askResult('eth_getBlockByNumber', 'latest', false))
  const found: Facts['balances'] = Object.fromEntries(
    await Promise.all(
      Object.keys(balances).map(async (address) => [
        address,
        [await askResult('eth_getBalance', address, 'latest'), await askResult('eth_getBalance', address, '0x8')],
      ]),
    ),
  )
  const facts = {
    head: { number, hash, stateRoot },
    balances: found,
    storage: await askResult('eth_getStorageAt', contractAddress, '0x3', 'latest'),
    contractAddress,
    logs: await askResult('eth_getLogs', { fromBlock: 'earliest', address: contractAddress }),
    accounts: await askResult('eth_accounts'),
    banned: await askResult('sco_bannedAddresses'),
  }
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  return facts
}

it.each([
  ['closed, with its page checksums', 'closed', []],
  ['closed, without page checksums', 'closed', SUMS],
  ['left by a killed node, with its page checksums', 'killed', []],
  ['left by a killed node, without page checksums', 'killed', SUMS],
] as const)('a data folder of version 0.1.0, %s, opens without loss', async (_name, kind, missing) => {
  const data = unpack(kind)
  for (const file of missing) rmSync(join(data, file))
  expect(await readPending(data)).toEqual(kind === 'closed' ? [PENDING] : [])
  const facts = FACTS[kind]
  expect(await readFacts(data, facts)).toEqual(facts)
  const { code, out } = await runCli('keys', 'list', '--data', data)
  expect([code, out]).toEqual([0, expect.stringContaining('fixture')])
})

it('scion dev opens a data folder of version 0.1.0, whose genesis block has no contracts', async () => {
  const { node, url } = await spawnDev('--data', unpack('closed'))
  expect(node.output()).toContain('  contracts none\n')
  expect(await askAt(url).askResult('eth_getBlockByNumber', 'latest', false)).toMatchObject(FACTS.closed.head)
})
