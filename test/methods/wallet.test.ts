import { describe, expect } from 'vitest'
import { readDocument } from '../../src/doctor/doctor.ts'
import { it, type StartNode } from '../_helpers/it.ts'
import { call, postText } from '../_helpers/wire.ts'

const COW = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
const COW1 = '0x7986b3df570230288501eea3d890bd66948c9b79'
const KEY = '0xcd3376bb711cb332ee3fb2ca04c6a8b9f70c316fcdf7a1f44ef4c7999483295e'
const IMPORTED = '0x8f337bf484b2fc75e4b0436645dcc226ee2ac531'

/** Valid parameters of each method of the wallet. */
const PARAMS: Readonly<Record<string, readonly unknown[]>> = {
  eth_sendTransaction: [{ from: IMPORTED, to: COW }],
  eth_sendTransactionSync: [{ from: IMPORTED, to: COW, nonce: '0xffff' }], // refused, so that nothing is waited for
  eth_sign: [IMPORTED, '0x01'],
  eth_signTypedData_v4: [IMPORTED, { types: { A: [] }, primaryType: 'A', domain: {}, message: {} }],
  personal_dumpRawKey: [IMPORTED],
  personal_importRawKey: [KEY, 'p'],
  personal_listAccounts: [],
  personal_lockAccount: [IMPORTED],
  personal_newAccount: ['p'],
  personal_newAccountWithSeed: ['seed'],
  personal_sendTransaction: [{ from: IMPORTED, to: COW }, 'p'],
  personal_sign: ['0x01', IMPORTED],
  personal_unlockAccount: [IMPORTED, 'p'],
}
const METHODS = Object.entries(PARAMS)
const REFUSED = {
  code: -32003,
  message: 'a request with an Origin header, as from a web page, may use only the published development accounts',
}
const isPersonal = (method: string) => method.startsWith('personal_')

/** Starts a node with a wallet; returns requests as the operator and as a page of the node sends them. */
async function startAsked(startNode: StartNode, settings: Readonly<Record<string, unknown>> = {}) {
  const { url } = await startNode({ networks: ['mainnet', 'regtest'], ...settings })
  const askAsOperator = (method: string, params: readonly unknown[], headers: Readonly<Record<string, string>> = {}) =>
    postText(url('regtest'), JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers)
  const askAsPage = (method: string, params: readonly unknown[]) =>
    askAsOperator(method, params, { origin: url().slice(0, -1) })
  return { url, askAsOperator, askAsPage }
}

it('every owner-only method of the wallet is tested here', async () => {
  const { methods } = await readDocument()
  expect(METHODS.map(([method]) => method)).toEqual(
    methods.filter((method) => method['x-owner-only'] === 'wallet').map(({ name }) => name),
  )
})

it("a network without a wallet refuses its methods with the reference node's texts and lists no accounts", async ({
  startNode,
}) => {
  const { url } = await startAsked(startNode)
  for (const [method, params] of METHODS) {
    const refusal = isPersonal(method)
      ? { code: -32604, message: 'The local wallet feature is disabled' }
      : { code: -32602, message: 'Local wallet is disabled in this node' }
    expect([method, (await call(url('mainnet'), method, params)).body.error]).toEqual([method, refusal])
  }
  for (const method of ['eth_accounts', 'eth_pendingTransactions']) {
    expect((await call(url('mainnet'), method)).body).toEqual({ jsonrpc: '2.0', id: 1, result: [] })
  }
})

it('--wallet off disables the wallet in every profile', async ({ startNode }) => {
  const { askAsOperator } = await startAsked(startNode, { wallet: 'off' })
  expect((await askAsOperator('eth_accounts', [])).body).toHaveProperty('result', [])
  expect((await askAsOperator('personal_listAccounts', [])).body.error?.code).toBe(-32604)
})

describe('a web page', () => {
  it('a web page may use only the development accounts, whether or not another account exists', async ({
    startNode,
  }) => {
    const { askAsOperator, askAsPage } = await startAsked(startNode)
    const expectRefusals = async () => {
      for (const [method, params] of METHODS) {
        const { status, body } = await askAsPage(method, params)
        expect([method, status, body.error]).toEqual([method, 403, REFUSED])
      }
    }
    await expectRefusals()
    expect((await askAsOperator('personal_listAccounts', [])).body).toHaveProperty('result.length', 11)
    expect((await askAsOperator('personal_importRawKey', [KEY, 'p'])).body).toHaveProperty('result', IMPORTED)
    await expectRefusals()
    for (const [method, params] of METHODS) {
      expect([method, (await askAsOperator(method, params)).body.error?.code]).not.toEqual([method, -32003])
    }
  })

  it('a web page signs and sends with development accounts and sees no others', async ({ startNode }) => {
    const { askAsOperator, askAsPage } = await startAsked(startNode)
    await askAsOperator('personal_importRawKey', [KEY, 'p'])
    expect((await askAsPage('eth_sign', [COW, '0x01'])).body).toHaveProperty('result')
    expect((await askAsPage('eth_sendTransaction', [{ from: COW1, to: COW }])).body).toHaveProperty('result')
    const listed = async (asker: typeof askAsOperator) => (await asker('eth_accounts', [])).body
    expect(await listed(askAsOperator)).toHaveProperty('result.length', 12)
    expect(await listed(askAsPage)).toHaveProperty('result.length', 10)
    expect(await listed(askAsPage)).not.toHaveProperty('result', expect.arrayContaining([IMPORTED]))
  })
})

it('a request through a proxy is refused, because its sender may not be the operator', async ({ startNode }) => {
  const { askAsOperator } = await startAsked(startNode)
  for (const [method, params] of METHODS) {
    const { status, body } = await askAsOperator(method, params, { 'x-forwarded-for': '10.0.0.9' })
    expect([method, status, body.error?.code]).toEqual([method, 403, -32003])
  }
})

it('profile local serves no wallet methods, even with a wallet', async ({ startNode }) => {
  const { askAsOperator } = await startAsked(startNode, { profile: 'local', wallet: 'on' })
  for (const [method, params] of METHODS) {
    expect([method, (await askAsOperator(method, params)).body.error?.code]).toEqual([method, -32601])
  }
})
