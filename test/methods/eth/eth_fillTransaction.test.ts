import { parseTransaction } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { contractAddress, createTransaction, signingHash } from '../../../src/primitives/transaction.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { serveChain } from '../../_helpers/chainServer.ts'
import { call } from '../../_helpers/wire.ts'

const FROM = toHex(requireAccount(0).address)
const TO = toHex(requireAccount(1).address)
const TRANSFER = { from: FROM, to: TO, value: '0x5' }

async function serve() {
  const served = await serveChain(await openTestChain({ submitting: MINES_ON_DEMAND }))
  onTestFinished(() => served.close())
  return {
    chain: served.chain,
    fill: async (request: object) => (await call(served.url, 'eth_fillTransaction', [request])).body,
  }
}

describe('members filled in by eth_fillTransaction', () => {
  it('eth_fillTransaction uses the nonce after pending transactions, and the gas on their state', async () => {
    const { chain, fill } = await serve()
    // A contract that stores 1 in slot 0; writing the same value again costs less.
    const init = fromHex('0x656001600055006000526006601af3')
    const keeps = { from: FROM, to: toHex(contractAddress(requireAccount(0).address, 0n)) }
    expect(await fill({ ...TRANSFER, nonce: null, gas: '' })).toMatchObject({
      result: { tx: { nonce: '0x0', gas: '0x5208', gasPrice: '0x0', type: '0x0', chainId: '0x21' } },
    })
    await chain.submits.sendRaw(signFrom(0, { data: init, gasLimit: 100_000n }))
    expect(await fill(keeps)).toMatchObject({ result: { tx: { nonce: '0x1', gas: '0xa02e' } } })
    await chain.submits.sendRaw(signFrom(0, { to: fromHex(keeps.to), nonce: 1n, gasLimit: 100_000n }))
    expect(await fill(keeps)).toMatchObject({ result: { tx: { nonce: '0x2', gas: '0x6596' } } })
    await chain.miner.mineOne()
    expect(await fill(keeps)).toMatchObject({ result: { tx: { nonce: '0x2', gas: '0x6596' } } })
  })

  it('eth_fillTransaction keeps given members and then reads nothing of the chain', async () => {
    const { fill } = await serve()
    const given = { nonce: '0x63', gas: '0x1', gasPrice: '0x7', chainId: '0x21', data: '0x1234', input: '0xabcd' }
    expect(await fill({ ...TRANSFER, ...given })).toMatchObject({
      result: { tx: { nonce: '0x63', gas: '0x1', gasPrice: '0x7', input: '0xabcd', value: '0x5', to: TO, from: FROM } },
    })
  })

  it('eth_fillTransaction returns the bytes that wallets sign, also with zeros', async () => {
    const { fill } = await serve()
    for (const gasPrice of [0n, 7n]) {
      const answer = await fill({ ...TRANSFER, gasPrice: toHex(Uint8Array.of(Number(gasPrice))) })
      const encoded = requireRaw(answer)
      expect(parseTransaction(encoded)).toMatchObject({ type: 'legacy', chainId: 33, nonce: 0, to: TO, value: 5n })
      if (gasPrice === 0n) continue // Scion encodes zero differently, and accepts both
      const fields = { nonce: 0n, gasPrice, gasLimit: 21_000n, to: fromHex(TO), value: 5n, data: new Uint8Array(0) }
      expect(toHex(keccak256(fromHex(encoded)))).toBe(toHex(signingHash(createTransaction(fields), 33)))
    }
  })
})

describe('typed transactions', () => {
  it.each([
    [{ type: '0x1' }, 'type 1 (EIP-2930, access list)'],
    [{ accessList: [{ address: TO, storageKeys: [] }] }, 'type 1 (EIP-2930, access list)'],
    [{ type: '0x2' }, 'type 2 (EIP-1559, dynamic fee)'],
    [{ maxFeePerGas: '0x1' }, 'type 2 (EIP-1559, dynamic fee)'],
    [{ maxPriorityFeePerGas: '0x0' }, 'type 2 (EIP-1559, dynamic fee)'],
    [{ blobVersionedHashes: ['0x01'], maxFeePerGas: '0x1' }, 'type 3 (EIP-4844, blobs)'],
    [{ authorizationList: [{}], maxFeePerGas: '0x1' }, 'type 4 (EIP-7702, set code)'],
    [{ type: '0x7e' }, 'type 126'],
  ])('eth_fillTransaction refuses the typed transaction %j by its name', async (members, named) => {
    const { fill } = await serve()
    const error = { code: -32602, message: expect.stringContaining(`this one is of ${named}, Rootstock takes legacy`) }
    expect(await fill({ ...TRANSFER, ...members })).toMatchObject({ error })
  })

  it('eth_fillTransaction ignores empty members of typed transactions', async () => {
    const { fill } = await serve()
    const nothing = {
      type: '0x0',
      maxFeePerGas: null,
      accessList: [],
      blobVersionedHashes: null,
      maxFeePerBlobGas: '0x1',
    }
    expect(await fill({ ...TRANSFER, ...nothing })).toMatchObject({ result: { tx: { type: '0x0' } } })
  })
})

function requireRaw(body: object): `0x${string}` {
  const raw = /"raw":"0x([0-9a-f]+)"/.exec(JSON.stringify(body))?.[1]
  if (raw === undefined) throw new Error(`nothing was filled: ${JSON.stringify(body)}`)
  return `0x${raw}`
}
