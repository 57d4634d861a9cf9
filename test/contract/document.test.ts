import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type MethodName, methodNames } from '../../generated/methods.ts'
import { resultValidators } from '../../generated/resultValidators.ts'
import { bundle, readSources } from '../../scripts/codegen/bundle.ts'
import { generate } from '../../scripts/codegen/generate.ts'
import { refName, type Schema } from '../../scripts/codegen/openrpc.ts'
import { lintDocument } from '../../scripts/lint-document/lint.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { InvalidParams } from '../../src/rpc/refusals.ts'

const root = new URL('../..', import.meta.url).pathname
const sources = readSources(`${root}/openrpc`)
const document = bundle(sources)

const HOSTED: readonly MethodName[] = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_protocolVersion',
  'eth_sendRawTransaction',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
]

/** The name as one of the methods that are generated: fails where the document has more. */
function requireMethodName(name: string): MethodName {
  const found = methodNames.find((known) => known === name)
  if (found === undefined) throw new Error(`${name} is not generated`)
  return found
}

/** Names of members in the order of the schema, for the first object that a schema leads to. */
function memberOrder(schema: Schema): string[] {
  if (schema.$ref !== undefined) return memberOrder(document.components.schemas[refName(schema.$ref)] ?? {})
  if (schema.properties !== undefined) return Object.keys(schema.properties)
  return [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])].flatMap(memberOrder)
}

describe('the document', () => {
  it('passes its lint', () => {
    expect(lintDocument(sources)).toEqual([])
  })

  it('is what generated/ was made from', async () => {
    for (const [name, text] of await generate(document)) {
      expect(readFileSync(`${root}/generated/${name}`, 'utf8') === text, name).toBe(true)
    }
  })

  it('has the 26 hosted methods and rpc.discover', () => {
    expect([...methodNames].sort()).toEqual([...HOSTED, 'rpc.discover'].sort())
  })
})

describe.each(document.methods)('$name', (method) => {
  const name = requireMethodName(method.name)

  it.each(method.examples)('example: $name', ({ params, result }) => {
    const values = params.map(({ value }) => value)
    expect(parseParams(name, values)).toEqual(values)
    expect(parseParams(name, Object.fromEntries(params.map((param) => [param.name, param.value])))).toEqual(values)
    const validate = resultValidators[name]
    expect(validate(result.value), JSON.stringify(validate.errors)).toBe(true)
    const answer = Array.isArray(result.value) ? result.value[0] : result.value
    if (answer === null || typeof answer !== 'object') return
    expect(Object.keys(answer)).toEqual(memberOrder(method.result.schema))
  })

  it.each(method['x-error-examples'] ?? [])('error example: $name', ({ kind, params, error }) => {
    if (kind !== 'invalidParams') {
      expect(parseParams(name, params)).toEqual(params)
      return
    }
    const refused = catchInvalidParams(() => parseParams(name, params))
    expect({ message: refused.message, data: refused.data }).toEqual({ message: error.message, data: error.data })
  })
})

function catchInvalidParams(run: () => unknown): InvalidParams {
  try {
    run()
  } catch (error) {
    if (error instanceof InvalidParams) return error
    throw error
  }
  throw new Error('the parameters were taken')
}
