import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NETWORKS } from '../../../src/chainspec/networks.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { flagOf, UPSTREAM_SETTINGS } from '../../../src/config/settings.ts'
import { listen as listenOn } from '../../_helpers/listen.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { follow, readPage, toPattern } from '../../docs/_guide.ts'
import { startDefective } from '../../doctor/_proxy.ts'
import { spawnCli } from '../_cli.ts'

const GUIDE = 'docs/guides/upstream.md'
const TOKEN = '0123456789abcdef0123456789abcdef'
const SERVING = /"an endpoint is serving"[\s\S]*"an endpoint is serving"/

/** Starts an endpoint of a chain that has no filters. */
const startNode = (url: string) =>
  startDefective(url, (answer, { method }) => {
    if (!String(method).includes('Filter')) return undefined
    delete answer.result
    answer.error = { code: -32601, message: 'method not found' }
    return undefined
  })

async function findFreePort(): Promise<number> {
  const { port, close } = await listenOn(createServer())
  await close()
  return port
}

it('commands of docs/guides/upstream.md print the shown output in front of two endpoints without filters', async () => {
  const { url, askResult } = await serveTestChain({ network: createSandbox(NETWORKS.testnet) })
  for (let block = 0; block < 3; block++) await askResult('evm_mine')
  const nodes = [await startNode(url), await startNode(url)]
  const folder = await temporaryFolder()
  const port = await findFreePort()
  const flags = ['--profile', 'hosted', '--data', join(folder, 'data'), '--port', '0', '--admin-port', `${port}`]
  const environment = { SCION_UPSTREAM: `testnet=${nodes.join()}`, SCION_ADMIN_TOKEN: TOKEN }
  const node = spawnCli(['start', ...flags], environment)
  const [, base = ''] = await node.says(/testnet +(http:\/\/127\.0\.0\.1:\d+)\/testnet\/.*through other nodes/)
  await node.says(SERVING)

  const page = ['http://10.0.0.5:4444', 'http://10.0.0.6:4444', 'http://127.0.0.1:9464'].reduce(
    (text, shown, i) => text.replaceAll(shown, nodes[i] ?? `http://127.0.0.1:${port}`),
    await readPage(GUIDE),
  )
  const runs = await follow(page, { folder, base, environment })
  expect(runs).toHaveLength(6)
  for (const { shown = '', printed } of runs) expect(printed.trimEnd()).toMatch(toPattern(shown))
})

it('docs/guides/upstream.md names every setting of upstream networks', async () => {
  const page = await readPage(GUIDE)
  const settings = UPSTREAM_SETTINGS.filter((name) => name.startsWith('upstream'))
  for (const name of settings) expect(page).toContain(`\`--${flagOf(name)}\``)
})
