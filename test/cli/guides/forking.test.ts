import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NETWORKS } from '../../../src/chainspec/networks.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { FORK_SETTINGS, flagOf, SETTINGS } from '../../../src/config/settings.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { follow, readPage, root, toPattern } from '../../docs/_guide.ts'
import { spawnCli } from '../_cli.ts'

const GUIDE = 'docs/guides/forking.md'
/** Block of mainnet that the guide pins, and the one of the test's chain. */
const [SHOWN_BLOCK, OUR_BLOCK] = ['8123456', '1']

it('commands of docs/guides/forking.md print the shown output on a fork with the chain id of mainnet', async () => {
  const { url, askResult } = await serveTestChain({ network: createSandbox(NETWORKS.mainnet) })
  for (let block = 0; block < 2; block++) await askResult('evm_mine')
  const folder = await temporaryFolder()
  const environment = { XDG_CACHE_HOME: folder, SCION_FORK_URL: url }
  const node = spawnCli(['dev', '--port', '0', '--call-timeout-ms', '0'], environment)
  const [banner, base = ''] = await node.says(/[\s\S]*Ctrl-C[\s\S]*url +(http:\/\/127\.0\.0\.1:\d+)\/.*\n/)
  const page = (await readPage(GUIDE)).replaceAll(SHOWN_BLOCK, OUR_BLOCK)
  const [shown = ''] = /(?<=\n)Warning: .*/.exec(page) ?? []
  expect(banner).toContain(shown)

  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const runs = await follow(page, { folder, base, environment })
  expect(runs).toHaveLength(5)
  for (const { shown: expected = '', printed } of runs) expect(printed.trimEnd()).toMatch(toPattern(expected))
})

it('docs/guides/forking.md names every setting of forks', async () => {
  const page = await readPage(GUIDE)
  for (const name of FORK_SETTINGS) {
    const fallback: unknown = SETTINGS[name].fallback
    expect(page).toContain(`\`--${fallback === true ? 'no-' : ''}${flagOf(name)}`)
  }
})
