import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import openrpc from '../../generated/openrpc.json' with { type: 'json' }
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { askFixture } from '../_helpers/sharedFixture.ts'
import { ACCOUNT, BLOCK_METHODS, type Outcome, UNKNOWN } from './_blockMethods.ts'
import facts from './fixture-facts.json' with { type: 'json' }

const UPPER = `0x${'0B'.repeat(32)}`
const HUGE = '1'.repeat(64)

const askAt = (method: string, params: readonly unknown[], block: unknown) => askFixture(method, ...params, block)

describe.each([
  ['eth_getBalance', [ACCOUNT]],
  ['eth_getTransactionCount', [ACCOUNT]],
  ['eth_getCode', [ACCOUNT]],
  ['eth_getStorageAt', [ACCOUNT, '0x0']],
])('unknown blocks of %s', (method, params) => {
  it.each([
    [UNKNOWN, UNKNOWN],
    [UPPER, UPPER],
    [{ blockHash: UNKNOWN }, `with hash ${UNKNOWN}`],
    [{ blockHash: UNKNOWN, requireCanonical: true }, `with hash ${UNKNOWN}`],
    ['0x063', '0x063'],
    [{ blockNumber: '0x63' }, '0x63'],
    [{ blockNumber: `0x${HUGE}` }, `0x${HUGE}`],
    [{ blockNumber: HUGE }, HUGE],
  ])(`${method}: the unknown block %j is -32600 and named in the message`, async (block, named) => {
    const error = { code: -32600, message: `Block ${named} not found` }
    expect(await askAt(method, params, block)).toMatchObject({ error })
  })

  it(`${method}: a block's hash, as text or in an object, has the result of its number`, async () => {
    const expected = await askAt(method, params, '0x1')
    expect(expected).toHaveProperty('result')
    expect(await askAt(method, params, facts.block1Hash)).toEqual(expected)
    expect(await askAt(method, params, { blockHash: facts.block1Hash })).toEqual(expected)
  })
})

describe.each(['eth_call', 'eth_estimateGas'])('unknown blocks of %s', (method) => {
  it.each([
    [UNKNOWN, -32600, `Block ${UNKNOWN} not found`],
    [{ blockHash: UNKNOWN }, -32600, `Block with hash ${UNKNOWN} not found`],
    ['0x63', -32602, 'Invalid block number 99'],
    [{ blockNumber: '0x63' }, -32602, 'Invalid block number 99'],
    ['99', -32602, 'Invalid block number 99'],
    [HUGE, -32602, expect.stringMatching(/^Invalid block number \d+$/)],
  ])(`${method}: the unknown block %j is %i`, async (block, code, message) => {
    expect(await askAt(method, [{ to: ACCOUNT }], block)).toMatchObject({ error: { code, message } })
  })
})

/** The schemas of parameters that name a block, and whether they accept its number. */
const BLOCK_SCHEMAS: Readonly<Record<string, boolean>> = {
  BlockSelector: true,
  BlockIdentifier: true,
  LooseBlockSelector: true,
  MinedBlockSelector: true,
  NumberedBlockSelector: true,
  TraceBlockSelector: true,
  StateContext: true,
  BlockNumberInput: true,
  BlockHashInput: false,
  LooseHashInput: false,
}

/** Transaction hashes have the same schema. */
const namesBlock = ({ name }: { readonly name: string }) => /block|context|number/i.test(name)

/** The methods of the document with a parameter that names a block, each with the name of its schema. */
const methods = openrpc.methods.flatMap(({ name, params }) => {
  const text = (schema: unknown) => JSON.stringify(schema)
  const schemaOf = (schema: unknown) =>
    Object.keys(BLOCK_SCHEMAS).find((one) => text(schema).includes(`schemas/${one}"`))
  const found = params.filter(namesBlock).map(({ schema }) => schemaOf(schema))
  return found.flatMap((schema) => (schema === undefined ? [] : [[name, schema] as const]))
})

const failed = (message: string) => ({ error: { code: -32000, message } })

/** The response for an unknown block by number, 99, and by hash. */
const RESPONSES: Readonly<Record<Outcome, { readonly byNumber: object; readonly byHash: object }>> = {
  header: { byNumber: failed('header not found'), byHash: failed('header for hash not found') },
  wholeBlock: { byNumber: failed('block #99 not found'), byHash: failed(`block ${UNKNOWN} not found`) },
  feeHistory: {
    byNumber: failed('request beyond head block: requested 99, head 0'),
    byHash: failed('header for hash not found'),
  },
  null: { byNumber: { result: null }, byHash: { result: null } },
  empty: { byNumber: { result: '0x' }, byHash: { result: '0x' } },
  noBlocks: { byNumber: { result: [] }, byHash: { result: [] } },
}

describe('compat ethereum: unknown blocks', () => {
  let served: ServedChain
  beforeAll(async () => {
    served = await serveChain(await openTestChain({ network: createSandbox(regtest, { compat: 'ethereum' }) }))
  })
  afterAll(() => served.close())

  it('each schema of the document whose name is that of a block selector is known here', () => {
    const selectors = Object.keys(openrpc.components.schemas).filter((name) => /Block(Selector|Identifier)$/.test(name))
    expect(Object.keys(BLOCK_SCHEMAS)).toEqual(expect.arrayContaining(selectors))
  })

  it('the table has each method of the document with a parameter that names a block', () => {
    expect(Object.keys(BLOCK_METHODS).sort()).toEqual(methods.map(([name]) => name).sort())
  })

  it.each(methods)("compat ethereum: %s has geth's response for an unknown block", async (method, schema) => {
    const [outcome, paramsFor] = BLOCK_METHODS[method] ?? []
    if (outcome === undefined || paramsFor === undefined) throw new Error(`${method} is not in the table`)
    const { byNumber, byHash } = RESPONSES[outcome]
    expect(await served.ask(method, ...paramsFor(UNKNOWN))).toMatchObject(byHash)
    if (BLOCK_SCHEMAS[schema] === true) expect(await served.ask(method, ...paramsFor('0x63'))).toMatchObject(byNumber)
  })
})
