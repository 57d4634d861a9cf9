import type { ChainFacts } from '../chain/facts.ts'
import type { Method } from '../document/openrpc.ts'
import { fromQuantity, inThrees } from '../values/quantity.ts'

/** Returns why a result is empty, in one sentence or more; undefined for other results, and for methods without a text. */
export function explainEmpty(
  { params, 'x-empty': meaning }: Pick<Method, 'params' | 'x-empty'>,
  result: unknown,
  facts: ChainFacts | undefined,
): string | undefined {
  if (result === null) {
    return explainNull(
      params.map(({ name }) => name),
      facts,
    )
  }
  const isEmpty = result === '0x' || result === '0x0' || (Array.isArray(result) && result.length === 0)
  return isEmpty ? meaning : undefined
}

/** Explains a null by the names of the parameters. */
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
