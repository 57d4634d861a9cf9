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
    return 'Nothing: nobody has sent anything to this address, or all is spent.'
  return undefined
}

/** By what was asked for. */
function explainNull(names: readonly string[], facts: ChainFacts | undefined): string | undefined {
  if (names.includes('transactionHash')) {
    const beginning = 'No transaction with this hash has been mined on this chain: '
    return facts !== undefined && facts.transaction === undefined
      ? `${beginning}nobody has sent one yet.`
      : `${beginning}it may be another network's, or the hash of an example from another chain.`
  }
  if (names.includes('index')) return 'This chain has no such block, or nothing stands at this place of it.'
  if (names.includes('blockHash')) return "This chain has no block with this hash; it may be another network's."
  if (!names.includes('block')) return undefined
  return facts === undefined
    ? 'This chain has no such block yet.'
    : `This chain has no such block yet: its newest is ${inThrees(fromQuantity(facts.number) ?? '')}.`
}

function explainNoItems(name: string): string | undefined {
  if (name === 'eth_accounts')
    return 'This node signs for nobody: programs sign with their own keys and send with eth_sendRawTransaction. With scion dev it has unlocked accounts.'
  if (/Logs$/.test(name))
    return 'No log fits. Without fromBlock only the newest block is searched; a plain transfer leaves no log.'
  if (/Changes$/.test(name)) return 'Nothing new since the last time this filter was asked.'
  return /^eth_pending/.test(name) ? 'No transaction of the accounts of this node waits.' : undefined
}

function explainNoBytes(name: string): string | undefined {
  if (name === 'eth_getCode')
    return 'No contract is at this address after this block: it is a person’s account, or nobody’s.'
  if (name === 'eth_call')
    return 'The call gave nothing back: no contract is at this address, or its code returned no bytes.'
  return undefined
}
