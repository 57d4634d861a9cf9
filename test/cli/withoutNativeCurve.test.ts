import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { signTransaction } from '../../src/primitives/transaction.ts'
import { askResult } from '../_helpers/wire.ts'
import { spawnCli } from './_cli.ts'

const PRELOAD = join(import.meta.dirname, '../_helpers/withoutNativeCurve.cjs')
const TRANSFERS = 200

it('a node on a platform without a binary of secp256k1 recovers senders in WebAssembly, and logs it', async () => {
  const node = spawnCli(['dev', '--port', '0', '--log-level', 'info'], { NODE_OPTIONS: `--require=${PRELOAD}` })
  const [, url = ''] = await node.says(/Ctrl-C[\s\S]*url +(http:\/\/127\.0\.0\.1:\d+\/).*\n/)
  const [sender] = MNEMONIC_ACCOUNTS
  if (sender === undefined) throw new Error('there is no account')
  const transfers = Array.from({ length: TRANSFERS }, (_, index) => {
    const fields = { gasPrice: 60_000_000n, gasLimit: 21_000n, to: new Uint8Array(20).fill(9), data: new Uint8Array() }
    const transaction = { ...fields, nonce: BigInt(index), value: 1n }
    return toHex(signTransaction(transaction, 33, fromHex(sender.privateKey)).encoded)
  })
  const begunMs = performance.now()
  const hashes = []
  for (const raw of transfers) hashes.push(await askResult(url, 'eth_sendRawTransaction', raw))
  const seconds = (performance.now() - begunMs) / 1000
  console.log(`${(TRANSFERS / seconds).toFixed(0)} transfers a second, one by one, with signatures in WebAssembly`)
  expect(await askResult(url, 'eth_getTransactionByHash', hashes.at(-1))).toMatchObject({
    from: sender.address,
    blockNumber: `0x${TRANSFERS.toString(16)}`,
  })
  expect(node.output()).toContain('secp256k1 has no binary for ')
})
