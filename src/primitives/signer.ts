import type { Bytes } from '../base/bytes.ts'
import { addressOfPrivateKey } from '../crypto/secp256k1.ts'
import { signTransaction, type Transaction, type TransactionFields } from './transaction.ts'

/** A private key and its address. The bytes of the key stay the caller's, who overwrites them. */
export class Signer {
  readonly #privateKey: Bytes
  #address: Bytes | undefined

  constructor(privateKey: Bytes) {
    this.#privateKey = privateKey
  }

  /** The address of the key, whatever name the key is stored under. Computed at the first use. */
  get address(): Bytes {
    this.#address ??= addressOfPrivateKey(this.#privateKey)
    return this.#address
  }

  sign(fields: TransactionFields, chainId: number): Transaction {
    return signTransaction(fields, chainId, this.#privateKey)
  }
}

/**
 * A transaction and its sender, which need not be recovered from the signature: the constructor signs, so no other sender is
 * possible.
 */
export class SignedTransaction {
  readonly chainId: number
  readonly transaction: Transaction
  readonly #sender: Bytes // private, so that no other object has this type

  constructor(fields: TransactionFields, chainId: number, signer: Signer) {
    this.chainId = chainId
    this.transaction = signer.sign(fields, chainId)
    this.#sender = signer.address
  }

  get sender(): Bytes {
    return this.#sender
  }
}
