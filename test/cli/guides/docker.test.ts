import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { codeBlocks, follow, readPage, toPattern } from '../../docs/_guide.ts'
import { spawnDev } from '../_cli.ts'

const GUIDE = 'docs/guides/docker.md'
const START = 'npx scion-rsk dev '

interface Compose {
  readonly services: Readonly<
    Record<'scion' | 'tests', Readonly<Record<string, unknown>> & { readonly command: readonly string[] }>
  >
}

interface Workflow {
  readonly jobs: { readonly test: { readonly steps: ReadonlyArray<{ readonly run?: string }> } }
}

/** Returns the page as a client on another computer follows it: from another loopback address than the node's. */
async function readFromElsewhere(port: string): Promise<string> {
  const names = `--resolve host.docker.internal:${port}:127.0.0.3 --connect-to ::127.0.0.3:`
  const page = (await readPage(GUIDE)).replaceAll('8545', port)
  return page.replaceAll(/^curl /gm, `curl --interface 127.0.0.2 ${names} `)
}

// Other systems have the loopback address 127.0.0.1 only.
it.runIf(process.platform === 'linux')('commands of docs/guides/docker.md print the shown output', async () => {
  const start = (await readPage(GUIDE)).split('\n').find((line) => line.startsWith(START)) ?? ''
  const flags = start.slice(START.length).split(' ')
  expect(flags).toEqual(['--host', '0.0.0.0', '--port', '8545'])
  const { node, url } = await spawnDev(...flags, '--port', '0')
  const page = await readFromElsewhere(new URL(url).port)
  const [, shownBanner = ''] = codeBlocks(page).map(({ code }) => code)
  for (const line of shownBanner.split('\n').filter((text) => text.trim() !== '…')) {
    expect(node.output()).toContain(line)
  }

  const runs = await follow(page, { folder: await temporaryFolder(), base: url })
  expect(runs).toHaveLength(4)
  for (const { shown = '', printed } of runs) expect(printed.trimEnd()).toMatch(toPattern(shown))
})

it('the files of docs/guides/docker.md start the node with flags of scion dev, and wait for it as the page does', async () => {
  const page = await readPage(GUIDE)
  const fileOf = (name: string) => parse(codeBlocks(page).find(({ note }) => note === name)?.code ?? '')
  const { services }: Compose = fileOf('compose.yaml')
  expect(services.scion.command).toEqual(['dev', '--host', '0.0.0.0', '--port', '8545'])
  expect(services.tests).toMatchObject({
    environment: { RPC_URL: 'http://scion:8545' },
    depends_on: { scion: { condition: 'service_healthy' } },
  })
  const { jobs }: Workflow = fileOf('.github/workflows/test.yaml')
  const commands = jobs.test.steps.map(({ run = '' }) => run)
  expect(commands).toContain('npx --no scion-rsk dev --port 8545 > scion.log 2>&1 &')
  const [waiting = ''] = codeBlocks(page).flatMap(({ code }) => /^curl .*\/ready$/m.exec(code) ?? [])
  expect(commands).toContain(waiting)
})
