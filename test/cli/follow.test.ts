import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { mineBlocks, serveNode } from '../upstream/_nodes.ts'
import { makeFolder, spawnCli } from './_cli.ts'

it('scion start --follow ends with exit code 4 and names block, rule and roots if it has halted', async () => {
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
  expect(node.output()).toMatch(
    /follow: must have blocks that execution here agrees with, got one of regtest: block 3 0x.{64} breaks rule stateRoot: expected 0x.{64}, found 0x.{64}/,
  )
})
