import type { Bytes } from '../../../base/bytes.ts'
import { NodeError } from '../../../base/errors.ts'
import { toHex } from '../../../base/hex.ts'
import type { Block } from '../../../primitives/block.ts'
import { type Printable, print } from './print.ts'
import type { RuleName } from './ruleNames.ts'

/** A block that breaks a rule of the chain; what was expected and found is short and printable. */
export class BlockRefused extends NodeError {
  readonly kind = 'blockRefused'
  readonly rule: RuleName
  readonly number: number
  readonly hash: Bytes
  readonly expected: string
  readonly found: string
  constructor({ header, hash }: Pick<Block, 'header' | 'hash'>, rule: RuleName, expected: Printable, found: Printable) {
    const told = { expected: print(expected), found: print(found) }
    super(`block ${header.number} ${toHex(hash)} breaks rule ${rule}: expected ${told.expected}, found ${told.found}`)
    this.rule = rule
    this.number = header.number
    this.hash = hash
    this.expected = told.expected
    this.found = told.found
  }
}
