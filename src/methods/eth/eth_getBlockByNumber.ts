import type { BlockSelector, Engine } from '../../chain/api/engine.ts'
import { genesisNumber } from '../../chainspec/network.ts'
import { toWireBlock } from '../../wire/block.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseBoolean } from '../../wire/boolean.ts'
import type { Method } from '../method.ts'

export const eth_getBlockByNumber: Method<'eth_getBlockByNumber'> = (
  { reads, network, answerCache },
  [block, whole = false],
  call,
) => {
  const withTransactions = parseBoolean(whole)
  const selector = resolveTag(parseBlockSelector(block), { reads, network })
  const find = async () => {
    const found = await reads.getBlock(selector, call)
    return found === undefined ? null : toWireBlock(found, { withTransactions })
  }
  if (selector.kind !== 'number') return find()
  return answerCache.get(`block ${selector.number} ${withTransactions}`, find, (found) => found !== null)
}

/** Replaces a tag of a mined block by the block's current number. */
function resolveTag(selector: BlockSelector, { reads, network }: Pick<Engine, 'reads' | 'network'>): BlockSelector {
  if (selector.kind !== 'latest' && selector.kind !== 'earliest') return selector
  const number = selector.kind === 'latest' ? reads.headNumber() : genesisNumber(network)
  return { kind: 'number', number, asked: selector.kind }
}
