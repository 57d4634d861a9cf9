import type { Bytes } from '../../base/bytes.ts'
import type { Account } from '../../state/stateView.ts'

/** What proves a value, or that there is none: the messages of unitrie nodes from the root on, then a long value. */
export type TrieProof = readonly Bytes[]

/** An account with what proves it against the state root of a block (protocol/state#proofs). */
export interface AccountProof {
  /** Undefined when there is no such account. */
  readonly account: Account | undefined
  readonly codeHash: Bytes
  /** Of the subtree below the account's storage key; that of the empty trie when there is none. */
  readonly storageHash: Bytes
  readonly proof: TrieProof
  /** For each slot that was asked for, in that order. */
  readonly cells: ReadonlyArray<{
    readonly slot: Bytes
    /** Without leading zeros; native contracts may keep longer strings. Undefined when the cell is empty. */
    readonly value: Bytes | undefined
    readonly proof: TrieProof
  }>
}
