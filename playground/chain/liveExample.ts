import type { Method, OpenRpcDocument, Parameter } from '../document/openrpc.ts'
import { shapeOf } from '../document/shape.ts'
import { exampleValues } from '../values/params.ts'
import type { ChainFacts } from './facts.ts'

/** The Bridge, which every chain has, and its height of Bitcoin's chain, which it always answers. */
const BRIDGE_CALL = { to: '0x0000000000000000000000000000000001000006', data: '0x14c89c01' }

/** Stands for what the chain does not have. */
const MISSING = Symbol('missing')

/**
 * Parameters that the chain has an answer to: those of the method's first example, with what is there in the place of what
 * was there on the chain that the examples were made on. Undefined where nothing is to be replaced, or nothing is there yet.
 */
export function liveParams(document: OpenRpcDocument, method: Method, facts: ChainFacts): unknown[] | undefined {
  if (method['x-changes-state'] === true || method['x-owner-only'] !== undefined) return undefined
  const [example] = method.examples ?? []
  const given = exampleValues(method, example?.params ?? [])
  const found = method.params.map((param) => valueFor(document, method, param, facts))
  if (found.includes(MISSING) || found.every((value) => value === undefined)) return undefined
  return found.map((value, position) => value ?? given[position])
}

/** By the name of the parameter, which says what it means; undefined where the example's value does on any chain. */
function valueFor(document: OpenRpcDocument, method: Method, param: Parameter, facts: ChainFacts): unknown {
  const { transaction } = facts
  if (shapeOf(document, param.schema).kind === 'block')
    return param.required === true ? (transaction?.blockNumber ?? facts.number) : 'latest'
  switch (param.name) {
    case 'transactionHash':
      return transaction?.hash ?? MISSING
    case 'blockHash':
      return transaction?.blockHash ?? facts.block
    case 'index':
      return transaction?.index ?? MISSING
    case 'address':
      return /Code|Storage|Proof/.test(method.name) ? (facts.contract ?? MISSING) : facts.account
    case 'call':
      return BRIDGE_CALL
    case 'filter':
      return { fromBlock: lowerBy(facts.number, 100n), toBlock: 'latest' }
    case 'number':
      return facts.number
    case 'position':
      return '0x0'
    case 'storageKeys':
      return [`0x${'0'.repeat(64)}`]
    default:
      return undefined
  }
}

function lowerBy(number: string, count: bigint): string {
  const at = BigInt(number) - count
  return `0x${(at < 0n ? 0n : at).toString(16)}`
}
