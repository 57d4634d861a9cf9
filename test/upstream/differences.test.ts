import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { MINES_AT_ONCE, signFrom } from '../_helpers/chain.ts'
import type { ServedChain } from '../_helpers/chainServer.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { type ServedUpstream, serveUpstream } from '../_helpers/upstream.ts'
import { headOf, mineBlocks } from './_nodes.ts'

const SIGNED = toHex(signFrom(0, { to: new Uint8Array(20).fill(9) }))

/** A node that mines at once, and one in front of it. */
interface Pair {
  readonly behind: ServedChain
  readonly upstream: ServedUpstream
}

/**
 * The promises of a sandbox that a node with an upstream cannot keep, for which the suites of clients have other rows,
 * with the reasons: docs/guides/upstream.md#differences-from-a-sandbox.
 */
const DIFFERENCES: readonly (readonly [difference: string, show: (pair: Pair) => Promise<void>])[] = [
  [
    'a receipt is there after the next poll, because the block of a transaction is not known before',
    async ({ upstream }) => {
      const hash = await upstream.askResult('eth_sendRawTransaction', SIGNED)
      expect(await upstream.askResult('eth_getTransactionReceipt', hash)).toBeNull()
      await upstream.opened.pollAll()
      expect(await upstream.askResult('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
    },
  ],
  [
    'a transaction that is sent again returns its hash, because nodes pass transactions on to each other',
    async ({ behind, upstream }) => {
      await behind.ask('evm_setAutomine', false)
      const hash = await upstream.askResult('eth_sendRawTransaction', SIGNED)
      expect(await behind.ask('eth_sendRawTransaction', SIGNED)).toHaveProperty('error')
      expect(await upstream.askResult('eth_sendRawTransaction', SIGNED)).toBe(hash)
    },
  ],
  [
    'methods that sign, mine or change the chain are refused, because other nodes make the blocks',
    async ({ upstream }) => {
      for (const [method, ...params] of [['eth_getWork'], ['evm_mine'], ['evm_snapshot'], ['personal_listAccounts']])
        expect(await upstream.ask(method ?? '', ...params)).toMatchObject({ error: { code: -32601 } })
      expect(await upstream.askResult('eth_accounts')).toEqual([])
    },
  ],
  [
    'the head does not go back to less work, because nodes may have different heads',
    async ({ behind, upstream }) => {
      const snapshot = await behind.askResult('evm_snapshot')
      await mineBlocks(behind, 3)
      await upstream.opened.pollAll()
      const before = await headOf(upstream)
      await behind.askResult('evm_revert', snapshot)
      await upstream.opened.pollAll()
      expect(await headOf(upstream)).toBe(before)
      await mineBlocks(behind, 4)
      await upstream.opened.pollAll()
      expect(await headOf(upstream)).toBe(await headOf(behind))
    },
  ],
]

it.each(DIFFERENCES)('unlike a sandbox: %s', async (_, show) => {
  const behind = await serveTestChain({ submitting: MINES_AT_ONCE })
  await show({ behind, upstream: await serveUpstream([behind.url]) })
})
