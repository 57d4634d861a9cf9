import { toHex } from '../../base/hex.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import type { Method } from '../method.ts'

export const debug_getRawBlock: Method<'debug_getRawBlock'> = async ({ reads }, [block], call) => {
  const found = await reads.findBlock(parseBlockSelector(block), call)
  return found === undefined ? null : toHex(found.encoded)
}
