import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { mapKey } from '../../base/mapKey.ts'
import { decodeRlp } from '../../base/rlp.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { readFields } from '../../remote/fields.ts'
import type { JsonValue } from '../../remote/json.ts'
import { accountKey } from '../../state/keys.ts'
import { getValue } from '../../state/trie/lookup.ts'
import type { NodeReader, NodeRow } from '../../storage/store.ts'
import { BaseUnavailable } from '../api/errors.ts'
import type { Answers } from './answers.ts'

/** Maximum number of nodes of a proof. A key of 31 bytes has at most 248 nodes on its path. */
const MAX_NODES = 256

/** An account's value in the trie as proved by an endpoint. */
export interface ProvenAccount {
  /** Undefined: the account does not exist. */
  readonly value: Bytes | undefined
}

/** A block as the parameter of a question, and the root of the state after it. */
interface ProvingBlock {
  readonly asked: JsonValue
  /** Undefined if the block's header has no root of the unitrie. */
  readonly stateRoot: Bytes | undefined
}

/**
 * Returns the reader of accounts by `eth_getProof`, the only question whose answer distinguishes an empty account from an
 * absent one. The proof is checked against the state root. The reader returns undefined if the endpoint has no proofs.
 */
export function createAccountProofs(answers: Answers, findBlock: (height: number) => Promise<ProvingBlock>) {
  let isOffered = true

  return async (address: Bytes, height: number): Promise<ProvenAccount | undefined> => {
    if (!isOffered) return undefined
    const { asked, stateRoot } = await findBlock(height)
    if (stateRoot === undefined) return undefined
    try {
      const messages = await answers.read([['eth_getProof', [toHex(address), [], asked]]], readMessages)
      const root = { hash: stateRoot, height: 0 }
      return { value: await getValue(root, accountKey(address), toNodeReader(messages)) }
    } catch (error) {
      if (error instanceof BaseUnavailable && error.reason === 'unanswered') throw error
      // Refused, or a proof of another trie.
      if (!(error instanceof BaseUnavailable) || error.reason === 'refused') isOffered = false
      return undefined
    }
  }
}

/** Returns the node messages of an account's proof, each of which is an RLP string. Throws `WrongAnswer`. */
function readMessages([answer]: readonly JsonValue[]): readonly Bytes[] {
  const proof = readFields(answer, 'eth_getProof')
  const items = proof.list('accountProof', MAX_NODES)
  return items.map((item) => {
    const message = decodeRlp(readFields({ item }, 'eth_getProof').data('item'))
    if (!(message instanceof Uint8Array)) throw proof.wrong('accountProof', 'has an item that is no string')
    return message
  })
}

function toNodeReader(messages: readonly Bytes[]): NodeReader {
  const rows = new Map<string, NodeRow>()
  for (const message of messages) {
    const hash = keccak256(message)
    rows.set(mapKey(hash), { hash, message, leftHeight: 0, rightHeight: 0 })
  }
  return {
    get: async ({ hash }) => rows.get(mapKey(hash)),
    getLongValue: async () => undefined, // no account is that long
    getDeltaChain: async () => [],
  }
}
