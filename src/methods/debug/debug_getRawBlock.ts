import { toHex } from '../../base/hex.ts'
import { requireKnownBlock } from '../../chain/api/unknownBlock.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import type { Method } from '../method.ts'

export const debug_getRawBlock: Method<'debug_getRawBlock'> = async ({ network, reads }, [block], call) => {
  const selector = parseBlockSelector(block)
  const found = requireKnownBlock(network, selector, await reads.findBlock(selector, call))
  return found === undefined ? null : toHex(found.encoded)
}
