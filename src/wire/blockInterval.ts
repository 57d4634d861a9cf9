import type * as Schema from '../../generated/schemas.ts'
import type { BlockInterval } from '../chain/api/controls.ts'
import { isAbsent } from './absent.ts'
import { parseSmallNumber } from './quantity.ts'

/** Parses the seconds between blocks that are mined in a row; undefined where none are given. */
export function parseInterval(
  seconds: Schema.NumberInput | undefined,
  { countsFromHead }: Pick<BlockInterval, 'countsFromHead'>,
): BlockInterval | undefined {
  return isAbsent(seconds) ? undefined : { seconds: parseSmallNumber(seconds), countsFromHead }
}
