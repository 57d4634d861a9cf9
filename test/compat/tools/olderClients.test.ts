import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { requireArtifact } from '../../_helpers/compile.ts'
import { type Service, startService, startUpstream, UPSTREAM } from '../../_helpers/service.ts'
import { tools } from './_tools.ts'

const [first, second] = MNEMONIC_ACCOUNTS
if (first === undefined || second === undefined) throw new Error('two accounts are needed')

beforeAll(tools.requireInstalled)

const NETWORKS: [string, number][] = [
  ['mainnet', 30],
  ['testnet', 31],
  ['regtest', 33],
]

/**
 * The failure of ethers 5, which reads the data of an error only if its text contains `reverted`; the reference omits this word
 * before a reason.
 */
const NO_REASON = 'missing revert data in call exception; Transaction reverted without a reason string'

/** Returns what a program of this folder has printed. */
async function drive(program: string, network: string, { url }: Service): Promise<unknown> {
  const args = [join(import.meta.dirname, program), url(network), first?.privateKey ?? '', second?.address ?? '']
  const { stdout, stderr } = await tools.run('node', args, { input: JSON.stringify(requireArtifact('Counter')) })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

describe.each([
  ['a sandbox', NETWORKS, () => startService()],
  [UPSTREAM, NETWORKS.slice(1, 2), () => startUpstream(['testnet'])],
] as const)('clients with web sockets, on %s', (_on, networks, start) => {
  let service: Service
  beforeAll(async () => {
    service = await start()
  })
  afterAll(() => service.stop())

  it.each(networks)(
    'web3.js 1 on %s sends, deploys, reads, batches, subscribes and sends nulls',
    async (network, chainId) => {
      expect(await drive('web3v1.mjs', network, service)).toEqual({
        version: '1.10.4',
        chainId,
        transfer: [true, 21_000],
        written: [true, '7'],
        value: '7',
        reverted: expect.stringContaining('thirteen is not welcome'),
        past: ['Changed'],
        batch: [true, true, 7],
        head: true,
        log: true,
        unsubscribed: [true, true],
        nulls: [null, null, null, null],
      })
    },
  )

  it.each(networks)('ethers 5 on %s sends, deploys, reads, batches and subscribes', async (network, chainId) => {
    expect(await drive('ethersV5.mjs', network, service)).toEqual({
      version: 'ethers/5.8.0',
      chainId,
      fees: [0, null],
      transfer: [1, 21_000],
      written: [1, 0],
      value: 7,
      before: 0,
      failures: [NO_REASON, 'TooLarge'],
      past: 1,
      estimate: true,
      batch: [true, true, true],
      head: true,
      event: true,
      nothing: [null, null, null],
    })
  })
})

it('ethers 5 decodes the reason of a revert with compat ethereum', async () => {
  const asEthereum = await startService(['--open', '--networks', 'regtest', '--profile', 'dev', '--compat', 'ethereum'])
  onTestFinished(async () => {
    await asEthereum.stop()
  })
  const seen = await drive('ethersV5.mjs', 'regtest', asEthereum)
  expect(seen).toMatchObject({ failures: ['thirteen is not welcome', 'TooLarge'], written: [1, 0] })
})
