import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { SANDBOX_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { signTransaction } from '../../../src/primitives/transaction.ts'
import { ask } from '../../_helpers/wire.ts'
import { ENGINES } from './engines.ts'
import { startNode } from './node.ts'

const postgres = ENGINES.find(({ name }) => name === 'postgres')
const [ACCOUNT] = SANDBOX_ACCOUNTS
const REGTEST = 33

function sign(nonce: number) {
  const { address = '0x', privateKey = '0x' } = ACCOUNT ?? {}
  const fields = { nonce: BigInt(nonce), gasPrice: 0n, gasLimit: 21_000n, value: 1n, data: new Uint8Array(0) }
  return toHex(signTransaction({ ...fields, to: fromHex(address) }, REGTEST, fromHex(privateKey)).encoded)
}

describe.runIf(postgres)('replica', () => {
  const startBoth = async (...flags: readonly string[]) => {
    const place = await postgres?.createPlace()
    if (place === undefined) throw new Error('there is no PostgreSQL')
    const all = [...place.flags, '--standby', ...flags]
    return { writer: (await startNode(all)).url, replica: (await startNode(all)).url }
  }

  it('a replica answers transactions as the writer does, errors included', async () => {
    const { writer, replica } = await startBoth()
    const sent = await ask(replica, 'eth_sendRawTransaction', sign(0))
    expect(await ask(writer, 'eth_getTransactionReceipt', sent.result)).toMatchObject({
      result: { blockNumber: '0x1' },
    })
    const again = await ask(replica, 'eth_sendRawTransaction', sign(0))
    expect(again.error).toMatchObject({ code: -32010 })
    expect(again).toEqual(await ask(writer, 'eth_sendRawTransaction', sign(0)))
    const receipt = await ask(replica, 'eth_sendRawTransactionSync', sign(1))
    expect(receipt).toMatchObject({ result: { blockNumber: '0x2', status: '0x1' } })
    expect(await ask(writer, 'eth_blockNumber')).toMatchObject({ result: '0x2' })
  })

  it('a replica forwards owner methods to the writer, except those with secrets', async () => {
    const { writer, replica } = await startBoth('--profile', 'node')
    expect((await ask(replica, 'evm_mine')).error).toBeUndefined()
    expect(await ask(writer, 'eth_blockNumber')).toMatchObject({ result: '0x1' })
    const accounts = await ask(replica, 'eth_accounts')
    expect(accounts).toEqual(await ask(writer, 'eth_accounts'))
    const [from] = Array.isArray(accounts.result) ? accounts.result : []
    const sent = await ask(replica, 'eth_sendTransaction', { from, to: from, value: '0x1' })
    expect(await ask(replica, 'eth_getTransactionReceipt', sent.result)).toMatchObject({ result: { status: '0x1' } })
    const refused = await ask(replica, 'personal_newAccount', 'my passphrase')
    expect(refused.error?.message).toContain('personal_newAccount is only for the process that writes the chain')
  })
})
