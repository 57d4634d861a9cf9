import { toHex } from '../../base/hex.ts'
import { encodeHeader } from '../../primitives/headerEncoding.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import type { Method } from '../method.ts'

export const debug_getRawHeader: Method<'debug_getRawHeader'> = async ({ reads }, [block], call) => {
  const found = await reads.findBlock(parseBlockSelector(block), call)
  return found === undefined ? null : toHex(encodeHeader(found.header))
}
