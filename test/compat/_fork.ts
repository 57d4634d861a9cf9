import { createWalletClient, getContractAddress, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { collectCleanup } from '../_helpers/cleanup.ts'
import { type Service, startService } from '../_helpers/service.ts'
import { startDev } from '../cli/_cli.ts'

const sender = MNEMONIC_ACCOUNTS[19] // no suite uses it
if (sender === undefined) throw new Error('an account is needed')
const account = privateKeyToAccount(sender.privateKey)
/** A contract of the sandbox that returns the word 42. */
export const ANSWER = getContractAddress({ from: account.address, nonce: 0n }).toLowerCase()
const ANSWER_INIT = '0x600a600c600039600a6000f3602a60005260206000f3'

/** Starts a sandbox that suites fork: an account has created a contract in block 1 and sent transfers in nine more. */
async function startOrigin(network: string, flags: readonly string[] = []): Promise<Service> {
  const service = await startService(['--open', '--networks', network, ...flags])
  const wallet = createWalletClient({ account, transport: http(service.url(network)) })
  await wallet.sendTransaction({ chain: null, type: 'legacy', data: ANSWER_INIT })
  for (let value = 1n; value < 10n; value++) {
    await wallet.sendTransaction({ chain: null, type: 'legacy', to: account.address, value })
  }
  return service
}

const flagsOf = (origin: Service, network: string) => ['--fork-url', origin.url(network), '--no-storage-caching']

interface ForkFlags {
  /** Flags of the fork. */
  readonly fork?: readonly string[]
  /** Flags of the sandbox. */
  readonly origin?: readonly string[]
}

/** Starts a sandbox and, with `scion dev`, a fork of it. `stop` ends both. */
export async function startFork(network: string, flags: ForkFlags = {}): Promise<Service> {
  const origin = await startOrigin(network, flags.origin)
  const { cleanup, run } = collectCleanup()
  const { node, url } = await startDev([...flagsOf(origin, network), ...(flags.fork ?? [])], cleanup)
  return {
    base: url.slice(0, -1),
    url: (name) => `${url}${name}`,
    output: node.output,
    async stop() {
      await run()
      await node.ended
      return origin.stop()
    },
  }
}

/** Starts a sandbox of regtest for all tests of a `describe`. Returns a function that returns the flags of a fork of it. */
export function shareOrigin(): () => readonly string[] {
  let origin: Service | undefined
  beforeAll(async () => {
    origin = await startOrigin('regtest')
    return () => origin?.stop()
  })
  return () => {
    if (origin === undefined) throw new Error('the sandbox is started before the first test')
    return flagsOf(origin, 'regtest')
  }
}
