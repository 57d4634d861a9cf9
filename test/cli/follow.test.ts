import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { until } from '../_helpers/until.ts'
import { askAt } from '../_helpers/wire.ts'
import { startEndpoint } from '../upstream/_endpoint.ts'
import { mineBlocks, serveNode } from '../upstream/_nodes.ts'
import { makeFolder, runCli, spawnCli } from './_cli.ts'

it('scion start --follow ends with exit code 4 and names block, rule and roots if it has halted; replay escapes a report', async () => {
  const origin = await serveNode()
  await mineBlocks(origin, 2)
  await origin.ask('hardhat_setBalance', toHex(requireAccount(8).address), '0x1234')
  await mineBlocks(origin, 1)
  const flags = ['--follow', `regtest=${origin.url}`, '--genesis', 'sandbox', '--data', makeFolder(), '--port', '0']
  const node = spawnCli(['start', ...flags])
  await node.says(/"rule":"stateRoot".*following has halted/)
  await node.says(/Ctrl-C/)
  expect(node.output()).toContain('executed here from other nodes, chain id 33')
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(4)
  const [, report = ''] = /its report is (\S+\.json)/.exec(node.output()) ?? []
  const replayed = spawnCli(['replay', report])
  expect(await replayed.ended).toBe(4)
  expect(replayed.output()).toMatch(/block 3 0x.{64} of regtest[\s\S]*refused here for the same reason/)
  const hostile = join(makeFolder(), 'report.json')
  const stated = JSON.parse(readFileSync(report, 'utf8'))
  const escapes = '\u001b]0;title\u0007\u001b[2J\n\u009b1A\u202e\u2028\ud800'
  const halt = { rule: `rule${escapes}`, expected: 'x'.repeat(2 ** 20), found: escapes }
  writeFileSync(hostile, JSON.stringify({ ...stated, version: escapes, halt }))
  const printed = await runCli('replay', hostile)
  expect(printed).toMatchObject({
    code: 4,
    complaints: 'block 3 is refused here for another reason than in the report\n',
  })
  expect(printed.out).toMatch(/^[ -~…\n]*$/)
  expect(printed.out).toContain(
    '    found     \\u{1b}]0;title\\u{7}\\u{1b}[2J\\n\\u{9b}1A\\u{202e}\\u{2028}\\u{d800}\n',
  )
  expect(printed.out.length).toBeLessThan(3_000)
  expect(node.output()).toMatch(
    /follow: must have blocks that execution here agrees with, got one of regtest: block 3 0x.{64} breaks rule stateRoot: expected 0x.{64}, found 0x.{64}/,
  )
})

it('a node that is killed while it catches up continues from its stored blocks', async () => {
  const origin = await serveNode()
  await mineBlocks(origin, 400)
  const endpoint = await startEndpoint(origin.url)
  const isAsked = (height: number) =>
    endpoint.questions.some((text) => text.includes(`"0x${height.toString(16)}",true`))
  const gate = createDeferred<void>()
  endpoint.delay = () => (isAsked(300) ? gate.promise : undefined)
  const flags = ['--follow', `regtest=${endpoint.url}`, '--genesis', 'sandbox', '--data', makeFolder(), '--port', '0']
  const start = async () => {
    const node = spawnCli(['start', '--open', ...flags])
    const [, url = ''] = await node.says(/regtest +(http:\/\/127\.0\.0\.1:\d+\/regtest)[\s\S]*Ctrl-C/)
    return { node, ...askAt(url) }
  }
  const first = await start()
  await until(() => isAsked(300))
  while (Number(await first.askResult('eth_blockNumber')) < 200) await new Promise((resolve) => setImmediate(resolve))
  first.node.child.kill('SIGKILL')
  await first.node.ended
  endpoint.questions.length = 0
  endpoint.delay = undefined
  gate.resolve()
  const second = await start()
  while ((await second.askResult('eth_blockNumber')) !== '0x190') await new Promise((resolve) => setImmediate(resolve))
  expect(isAsked(199)).toBe(false)
  const [own, theirs] = await Promise.all(
    [second, origin].map(({ askResult }) => askResult('eth_getBlockByNumber', 'latest', false)),
  )
  expect(own).toEqual(theirs)
})
