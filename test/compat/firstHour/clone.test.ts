import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { ask } from '../../_helpers/wire.ts'
import { codeBlocks, readPage } from '../../docs/_guide.ts'
import { type Clone, makeClone } from './_clone.ts'

// Commands of the README that start nodes or need a folder of their own. Its other commands, and those of the guides, are run by
// test/compat/guides, and Hardhat and Foundry by test/compat.
const shown = codeBlocks(await readPage('README.md')).filter(({ language }) => language === 'sh')
const commands = shown.flatMap(({ code }) => code.split('\n')).map((line) => line.replace(/ +#.*$/, ''))

/** Returns the command; fails if the README does not contain it. */
function fromReadme(command: string): string {
  expect(commands).toContain(command)
  return command
}

const result = (value: unknown) => expect.objectContaining({ result: value })
const [from, to] = MNEMONIC_ACCOUNTS

describe('the first hour', { timeout: 600_000 }, () => {
  let clone: Clone
  beforeAll(() => {
    clone = makeClone()
  })
  afterAll(() => clone?.remove())

  it('npm start builds, serves and prints a working sample request, and Ctrl-C ends all its processes', async () => {
    const begunAt = performance.now()
    const node = clone.type(fromReadme('npm start'))
    const [, base = ''] = await node.says(/regtest +(http:\S+)\/<API_KEY>[\s\S]*Ctrl-C/)
    const url = `${base}/${readFileSync(join(clone.folder, '.scion/local-key'), 'utf8').trim()}`
    expect(await ask(url, 'eth_chainId')).toEqual(result('0x21'))
    console.log(
      `first answer ${((performance.now() - begunAt) / 1000).toFixed(1)} s after npm start in a clone, packages installed`,
    )
    const [, line = ''] = await node.says(/^ +(curl -s .*)$[\s\S]*Ctrl-C/m)
    const tried = clone.type(line)
    await tried.ended
    expect(JSON.parse(tried.text())).toEqual(result('0x0'))
    await node.interrupt()
    await expect(ask(url, 'eth_chainId')).rejects.toThrow('fetch failed')
  })

  it('a restart continues the chain, and --fresh resets it', async () => {
    const heights: unknown[] = []
    for (const flags of ['', '', ' --fresh']) {
      const begunAt = performance.now()
      const node = clone.type(`${fromReadme('npm start -- --open')}${flags}`)
      const [, base = ''] = await node.says(/open +(http:\S+\/) /)
      heights.push(await ask(base, 'eth_blockNumber'))
      console.log(
        `first answer ${((performance.now() - begunAt) / 1000).toFixed(1)} s after npm start once it is built`,
      )
      const sent = clone.type(`SCION_URL=${base}regtest node examples/viem.mjs`)
      expect(await sent.ended, sent.text()).toBe(0)
      await node.interrupt()
    }
    expect(heights).toEqual(['0x0', '0x1', '0x0'].map(result))
    expect(existsSync(join(clone.folder, '.scion'))).toBe(true)
  })

  it('npx scion-rsk dev signs transactions and redirects browsers to the docs', async () => {
    const dev = clone.type(fromReadme('npx scion-rsk dev'))
    const [, url = ''] = await dev.says(/url +(http:\S+\/) /)
    expect(await ask(url, 'eth_sendTransaction', { from: from?.address, to: to?.address, value: '0x1' })).toEqual(
      result(expect.stringMatching(/^0x[0-9a-f]{64}$/)),
    )
    await dev.says(/value +0\.000000000000000001 RBTC/)
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    expect([page.url, page.status]).toEqual([`${url}docs/`, 200])
    await dev.interrupt()
  })

  it('a created key is accepted by a hosted node, and a sandbox is exported', async () => {
    const elsewhere = (command: string) => fromReadme(command).replace('/var/lib/scion', './hosted')
    const hosted = clone.type(elsewhere('npx scion-rsk start --profile hosted --data /var/lib/scion'))
    const [, url = ''] = await hosted.says(/regtest +(http:\S+\/)<API_KEY>[\s\S]*Ctrl-C/)
    const made = clone.type(elsewhere('npx scion-rsk keys create --name alice --network regtest --data /var/lib/scion'))
    const [, key = ''] = await made.says(/^key +(\S+)$/m)
    expect(await ask(`${url}${key}`, 'eth_chainId')).toEqual(result('0x21'))
    await hosted.interrupt()
    const exported = clone.type(fromReadme('npx scion-rsk export FILE --network regtest').replace('FILE', 'blocks.txt'))
    expect(await exported.ended, exported.text()).toBe(0)
    expect(existsSync(join(clone.folder, 'blocks.txt'))).toBe(true)
  })
})
