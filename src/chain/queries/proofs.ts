import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import { NODE_ITSELF } from '../../concurrency/fairQueue.ts'
import { yieldIfSliceUsed } from '../../concurrency/timeSlice.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { decodeAccount } from '../../state/account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../state/keys.ts'
import { type KeyProof, proveKey } from '../../state/trie/proveKey.ts'
import type { NodePlace, NodeReader, NodeRow } from '../../storage/store.ts'
import type { AccountProof } from '../api/proof.ts'

/** The account and storage slots to prove. */
interface ProofRequest {
  readonly address: Bytes
  readonly slots: readonly Bytes[]
}

/**
 * Returns an account and storage slots with their proofs against a state root. Between two slots, of about 30 nodes
 * each, it yields to other clients and throws the reason of an aborted signal. Throws `MissingNode`.
 */
export async function proveAccount(
  nodes: NodeReader,
  root: NodePlace,
  { address, slots }: ProofRequest,
  { signal, clientPath = NODE_ITSELF }: Partial<Abortable> = {},
): Promise<AccountProof> {
  const source = cacheRows(nodes)
  const prove = (key: Bytes): Promise<KeyProof> => proveKey(root, key, source)
  const account = await prove(accountKey(address))
  const code = await prove(codeKey(address))
  const storage = await prove(contractMarkerKey(address))
  const cells: AccountProof['cells'][number][] = []
  for (const slot of slots) {
    const { value, items } = await prove(storageKey(address, slot))
    cells.push({ slot, value, proof: items })
    const wait = yieldIfSliceUsed(() => clientPath)
    if (wait !== undefined) await wait
    signal?.throwIfAborted()
  }
  return {
    account: account.value === undefined ? undefined : decodeAccount(account.value),
    codeHash: keccak256(code.value ?? EMPTY_BYTES),
    storageHash: storage.subtreeHash,
    proof: account.items,
    cells,
  }
}

/** Returns a reader that reads each node once, because all keys of an account share a path. */
function cacheRows(nodes: NodeReader): NodeReader {
  const rows = new Map<string, NodeRow>()
  return {
    async get(place) {
      const name = mapKey(place.hash)
      const row = rows.get(name) ?? (await nodes.get(place))
      if (row !== undefined) rows.set(name, row)
      return row
    },
    getLongValue: nodes.getLongValue,
    getDeltaChain: nodes.getDeltaChain,
  }
}
