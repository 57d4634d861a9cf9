import { expect, it } from 'vitest'
import { run } from '../../../src/cli/run.ts'
import type { Config } from '../../../src/config/load.ts'
import { findFreePort } from '../../_helpers/freePort.ts'
import { askResult } from '../../_helpers/wire.ts'
import { spawnCli } from '../_cli.ts'

const MNEMONIC = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

/** Returns the configuration that `scion dev` opens its node with. */
async function configOf(...flags: readonly string[]): Promise<Config> {
  const configs: Config[] = []
  const output = { write: () => undefined, complain: () => undefined, hasColour: false }
  await run(['dev', ...flags], output, async (config) => {
    configs.push(config)
    throw new Error('only the configuration is needed')
  })
  const [config] = configs
  if (config === undefined) throw new Error('the flags were refused')
  return { ...config, data: '' } // a temporary folder
}

it("anvil's short flags and names select the same settings as the long ones", async () => {
  const short = ['-p', '4455', '-a', '3', '-m', MNEMONIC, '-b', '5', '--disable-code-size-limit']
  const long = [
    '--port',
    '4455',
    '--accounts',
    '3',
    '--mnemonic',
    MNEMONIC,
    '--block-time',
    '5',
    '--unlimited-code-size',
  ]
  const config = await configOf(...short)
  expect(config).toEqual(await configOf(...long))
  expect(config).toMatchObject({
    port: 4455,
    accounts: 3,
    mining: { kind: 'interval', intervalMs: 5000 },
    unlimitedCodeSize: true,
  })
})

it('--json prints the log in lines of JSON', async () => {
  const node = spawnCli(['dev', '--port', '0', '--json'])
  await node.says(/^\{"event":"listening","url":"http:/)
})

it.each(['-q', '--silent'])('%s prints neither banner nor log, and the node serves', async (flag) => {
  const port = await findFreePort()
  const node = spawnCli(['dev', '--port', String(port), flag])
  const url = `http://127.0.0.1:${port}/`
  await waitUntilServed(url)
  expect(await askResult(url, 'evm_mine')).toBe(null)
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  expect(node.output()).toBe('')
})

/** Waits until a node that prints nothing accepts requests. */
async function waitUntilServed(url: string): Promise<void> {
  await expect.poll(() => askResult(url, 'eth_chainId').catch(() => undefined), { timeout: 30_000 }).toBe('0x21')
}
