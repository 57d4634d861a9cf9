import type { Network } from '../../../chainspec/network.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import type { Block } from '../../../primitives/block.ts'
import type { Header } from '../../../primitives/header.ts'

/** A header, of a block or of an uncle, and what it can be held against without its chain. */
export interface HeaderSubject {
  readonly network: Network
  /** Those of the header's own height. */
  readonly rules: Rules
  /** Seconds since 1970. */
  readonly nowSeconds: number
  readonly header: Header
}

/** A header and that of its parent. */
export interface ChildSubject extends HeaderSubject {
  readonly parent: Header
}

/** A block and the rules of its height. */
export interface BodySubject {
  readonly rules: Rules
  readonly block: Block
}
