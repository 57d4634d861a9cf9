import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listen } from '../../_helpers/listen.ts'
import { startService } from '../../_helpers/service.ts'
import { codeBlocks, follow, type Run, readPage, root, toPattern } from '../../docs/_guide.ts'
import { runsLinuxBinaries } from '../_project.ts'

interface Setting {
  /** The packages that the page installs. */
  readonly modules?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Flags of the node in addition to `--open`. */
  readonly flags?: readonly string[]
  readonly change?: (page: string) => string
  /** Data folder of the node, in the folder where the page is followed. */
  readonly data?: string
  /** The number of times the page is followed on the same chain; 1 for pages that create files or keys. */
  readonly times?: number
}

const ours = join(root, 'node_modules')

/** Follows a page in a new folder against a node of its own. */
async function tryOut(
  path: string,
  { modules = ours, environment = {}, flags = [], change, data = 'data', times = 1 }: Setting = {},
): Promise<Run[]> {
  const page = await readPage(path)
  const folder = await mkdtemp(join(tmpdir(), 'scion-guide-'))
  // The first simulations of a node start its workers, which takes a busy machine a while.
  const service = await startService(['--open', ...flags], join(folder, data))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    await symlink(modules, join(folder, 'node_modules'))
    await symlink(join(root, 'examples'), join(folder, 'examples'))
    const runs: Run[] = []
    for (let time = 0; time < times; time++)
      runs.push(...(await follow(change?.(page) ?? page, { folder, base: service.base, environment })))
    return runs
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function expectShown(runs: readonly Run[], least: number) {
  expect(runs.length).toBeGreaterThanOrEqual(least)
  for (const { shown, printed } of runs) if (shown !== undefined) expect(printed.trimEnd()).toMatch(toPattern(shown))
}

const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
const hasFoundry = isOnPath('forge') && isOnPath('cast')

describe('guides', { timeout: 300_000 }, () => {
  it('commands of examples/README.md run every example with the shown output', async () => {
    const names = (await readdir(join(root, 'examples'))).filter((name) => name !== 'README.md')
    const commands = codeBlocks(await readPage('examples/README.md')).filter(({ note }) => note === 'run')
    expect(commands.map(({ code }) => /examples\/(\S+)/.exec(code)?.[1]).sort()).toEqual(names.sort())
    expectShown(await tryOut('examples/README.md'), names.length)
  })

  it('commands of docs/guides/importing.md print the shown output', async () =>
    expectShown(await tryOut('docs/guides/importing.md', { flags: ['--profile', 'dev'], data: 'data/here' }), 5))

  it.each([
    ['hosting', 5],
    ['slow', 13],
  ])('commands of docs/guides/%s.md print the shown output on a node with an admin port', async (name, least) => {
    const { port, close } = await listen(createServer())
    await close()
    const token = '0123456789abcdef0123456789abcdef'
    const folder = await mkdtemp(join(tmpdir(), 'scion-token-'))
    const file = join(folder, 'token')
    await writeFile(file, token)
    const runs = await tryOut(`docs/guides/${name}.md`, {
      flags: ['--networks', 'regtest', '--admin-port', `${port}`, '--admin-token-file', file],
      environment: { SCION_ADMIN_TOKEN: token },
      change: (page) =>
        page.replaceAll('http://127.0.0.1:9464', `http://127.0.0.1:${port}`).replaceAll('/backup/', './backup/'),
    })
    expectShown(runs, least)
    await rm(folder, { recursive: true })
  })

  // Folders of the page's service and backups are replaced by those of the test's node.
  it('commands of docs/guides/operating.md print the shown output', async () => {
    const change = (page: string) =>
      page.replaceAll('/var/lib/scion', './data').replaceAll('/backup/', './backup/').replaceAll('/mnt/', './mnt/')
    expectShown(await tryOut('docs/guides/operating.md', { change, flags: ['--networks', 'regtest'] }), 5)
  })

  const pages = ['README.md', ...['viem', 'ethers', 'mining', 'proofs'].map((name) => `docs/guides/${name}.md`)]
  it.each(pages)('commands of %s print the shown output on a new and on a used chain', async (path) =>
    expectShown(await tryOut(path, { times: 2 }), 2),
  )

  it.each(['controls', 'wallet'])(
    'commands of docs/guides/%s.md print the shown output with --profile dev',
    async (name) => expectShown(await tryOut(`docs/guides/${name}.md`, { flags: ['--profile', 'dev'], times: 2 }), 2),
  )

  // With the packages that .ci/run installs.
  it('commands of docs/guides/wallets.md print the shown output', async () => {
    const modules = join(root, 'test/compat/tools/node_modules')
    expectShown(await tryOut('docs/guides/wallets.md', { modules, times: 2 }), 4)
  })

  it.skipIf(!hasFoundry)('commands of docs/guides/foundry.md print the shown output with forge and cast', async () =>
    expectShown(await tryOut('docs/guides/foundry.md', { times: 2 }), 10),
  )

  it.skipIf(!runsLinuxBinaries)('commands of docs/guides/hardhat.md print the shown output', async () => {
    const modules = join(root, 'test/compat/hardhat3/node_modules')
    const environment = {
      PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
      HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
    }
    // Without it Hardhat downloads a compiler.
    const compiler = `version: '0.8.37', path: '${join(ours, 'solc/soljson.js')}'`
    const change = (page: string) => page.replace(/version: '0\.8\.\d+'/, compiler)
    expectShown(await tryOut('docs/guides/hardhat.md', { modules, environment, change, times: 2 }), 4)
  })
})
