import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { requireArtifact } from '../../_helpers/compile.ts'
import { type Service, startService, startUpstream, UPSTREAM } from '../../_helpers/service.ts'
import { tools } from './_tools.ts'

const [first, second] = MNEMONIC_ACCOUNTS
if (first === undefined || second === undefined) throw new Error('two accounts are needed')

const NETWORKS: [string, number][] = [
  ['mainnet', 30],
  ['testnet', 31],
  ['regtest', 33],
]

describe.each([
  ['a sandbox', NETWORKS, () => startService()],
  [UPSTREAM, NETWORKS.slice(1, 2), () => startUpstream(['testnet'])],
] as const)('web3.js 4 over HTTP, on %s', (_on, networks, start) => {
  let service: Service
  beforeAll(async () => {
    tools.requireInstalled()
    service = await start()
  })
  afterAll(() => service?.stop())

  it.each(networks)(
    'web3.js 4 on %s connects, sends, deploys and reads with legacy transactions',
    async (network, chainId) => {
      const program = join(import.meta.dirname, 'web3.mjs')
      const args = [program, service.url(network), first.privateKey, second.address]
      const { stdout, stderr } = await tools.run('node', args, { input: JSON.stringify(requireArtifact('Counter')) })
      expect(stderr).toBe('')
      expect(JSON.parse(stdout)).toEqual({
        chainId,
        received: 5,
        transfer: [1, 21_000],
        written: [1, 0],
        value: 7,
        reverted: expect.stringContaining('thirteen is not welcome'),
        events: ['Changed'],
        fees: [0, undefined, 0].map((fee) => fee ?? null),
        baseFees: [0, 0, 0],
        unconfigured: 'Eip1559NotSupportedError',
      })
    },
  )
})
