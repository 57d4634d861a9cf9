import type * as Schema from '../../generated/schemas.ts'
import { type Bytes, WORD_BYTES } from '../base/bytes.ts'
import { encodeString } from '../base/encodeRlp.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { bytesToBigint } from '../base/integer.ts'
import type { AccountProof, TrieProof } from '../chain/api/proof.ts'
import { toQuantity } from './quantity.ts'

/** Returns an account with its proofs (protocol/state#proofs). */
export function toWireAccountProof(address: Bytes, proven: AccountProof): Schema.AccountProof {
  const { account, codeHash, storageHash, proof, cells } = proven
  return {
    address: toHex(address),
    accountProof: toWireProof(proof),
    balance: toQuantity(account?.balance ?? 0n),
    codeHash: toHex(codeHash),
    nonce: toQuantity(account?.nonce ?? 0n),
    storageHash: toHex(storageHash),
    storageProof: cells.map((cell) => ({
      key: toHex(cell.slot),
      value: toWireValue(cell.value),
      proof: toWireProof(cell.proof),
    })),
  }
}

function toWireValue(value: Bytes | undefined): Hex {
  if (value === undefined) return '0x0'
  return value.length > WORD_BYTES ? toHex(value) : toQuantity(bytesToBigint(value))
}

const toWireProof = (items: TrieProof): Hex[] => items.map((item) => toHex(encodeString(item)))
