import { type Bytes, compareBytes, concatBytes } from '../base/bytes.ts'

const OP_CHECKMULTISIG = 0xae

/** The opcode that pushes a number from 1 to 16. */
const pushNumber = (value: number) => 0x50 + value

/** The script that `threshold` of the keys can spend from; compressed keys, at most 15, which it sorts. */
export function createMultisigScript(threshold: number, publicKeys: readonly Bytes[]): Bytes {
  const pushes = publicKeys.toSorted(compareBytes).map((key) => concatBytes(Uint8Array.of(key.length), key))
  return concatBytes(
    Uint8Array.of(pushNumber(threshold)),
    ...pushes,
    Uint8Array.of(pushNumber(publicKeys.length), OP_CHECKMULTISIG),
  )
}
