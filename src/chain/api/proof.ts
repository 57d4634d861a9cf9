import type { Bytes } from '../../base/bytes.ts'
import type { Account } from '../../state/stateView.ts'

/** A proof of a value or of its absence: the messages of unitrie nodes from the root, then the value if it is long. */
export type TrieProof = readonly Bytes[]

/** An account with its proof against the state root of a block (protocol/state#proofs). */
export interface AccountProof {
  /** Undefined if the account does not exist. */
  readonly account: Account | undefined
  readonly codeHash: Bytes
  /** Hash of the subtree at the account's storage key; the empty trie's if it has no storage. */
  readonly storageHash: Bytes
  readonly proof: TrieProof
  /** The requested slots, in order. */
  readonly cells: ReadonlyArray<{
    readonly slot: Bytes
    /** Value without leading zeros; longer than 32 bytes for some native contracts. Undefined if the slot is empty. */
    readonly value: Bytes | undefined
    readonly proof: TrieProof
  }>
}
