import type { ChainFacts } from '../chain/facts.ts'
import type { Method } from '../document/openrpc.ts'
import { fromQuantity, inThrees } from '../values/quantity.ts'

/** Why a result is empty, in a sentence; undefined for results that say something. */
export function explainEmpty(
  { name, params }: Pick<Method, 'name' | 'params'>,
  result: unknown,
  facts: ChainFacts | undefined,
): string | undefined {
  if (result === null)
    return explainNull(
      params.map((param) => param.name),
      facts,
    )
  if (Array.isArray(result) && result.length === 0) return explainNoItems(name)
  if (result === '0x') return explainNoBytes(name)
  if (result === '0x0' && name === 'eth_getBalance')
    return 'The balance is zero: this address has received nothing, or has spent it all.'
  return undefined
}

/** By what was asked for. */
function explainNull(names: readonly string[], facts: ChainFacts | undefined): string | undefined {
  if (names.includes('transactionHash')) {
    const beginning = 'No transaction with this hash has been mined on this chain: '
    return facts !== undefined && facts.transaction === undefined
      ? `${beginning}no transaction has been sent yet.`
      : `${beginning}it may be of another network, or of an example from another chain.`
  }
  if (names.includes('index')) return 'This chain has no such block, or the block has nothing at this index.'
  if (names.includes('blockHash')) return 'This chain has no block with this hash. The hash may be of another network.'
  if (!names.includes('block')) return undefined
  return facts === undefined
    ? 'This chain has no such block yet.'
    : `This chain has no such block yet. The newest is ${inThrees(fromQuantity(facts.number) ?? '')}.`
}

function explainNoItems(name: string): string | undefined {
  if (name === 'eth_accounts')
    return 'This node has no accounts. Sign with your own key and send with eth_sendRawTransaction. scion dev has unlocked accounts.'
  if (/Logs$/.test(name))
    return 'No log matches. Without fromBlock only the newest block is searched. A plain transfer emits no log.'
  if (/Changes$/.test(name)) return 'Nothing new since the last poll of this filter.'
  return /^eth_pending/.test(name) ? 'No transaction of this node’s accounts is pending.' : undefined
}

function explainNoBytes(name: string): string | undefined {
  if (name === 'eth_getCode')
    return 'No contract exists at this address after this block. It is an externally owned account, or unused.'
  if (name === 'eth_call')
    return 'The call returned nothing: no contract exists at this address, or its code returned no bytes.'
  return undefined
}
