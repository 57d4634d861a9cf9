import { stripLeadingZeros } from '../src/base/bytes.ts'
import { encodeRlp } from '../src/base/encodeRlp.ts'
import { type Hex, toHex } from '../src/base/hex.ts'
import { minimalBytes } from '../src/base/integer.ts'
import { keccak256 } from '../src/crypto/keccak.ts'
import { sign } from '../src/crypto/secp256k1.ts'

/** An account that sends transactions. It counts its nonces, because transactions are signed in advance. */
export interface Sender {
  readonly address: Uint8Array
  readonly key: Uint8Array
  nonce: bigint
}

/** The fields of a transaction that vary; without `to` it creates a contract. */
export interface Message {
  readonly to?: Uint8Array
  readonly value?: bigint
  readonly data?: Uint8Array
  readonly gasLimit?: bigint
}

/** Above anvil's base fee; the sandbox accepts any price. */
const GAS_PRICE_WEI = 2n * 10n ** 9n
const EMPTY = new Uint8Array(0)

/**
 * Signs the sender's next transaction and returns it for `eth_sendRawTransaction`. Uses the legacy form with any chain id
 * (EIP-155), of which the model of Scion supports only those of Rootstock.
 */
export function signNext(chainId: number, sender: Sender, message: Message): Hex {
  const { to = EMPTY, value = 0n, data = EMPTY, gasLimit = 21_000n } = message
  const numbers = [sender.nonce++, GAS_PRICE_WEI, gasLimit].map(minimalBytes)
  const fields = [...numbers, to, minimalBytes(value), data]
  const hash = keccak256(encodeRlp([...fields, minimalBytes(chainId), EMPTY, EMPTY]))
  const { r, s, recoveryId } = sign(hash, sender.key)
  const v = BigInt(chainId) * 2n + 35n + BigInt(recoveryId)
  return toHex(encodeRlp([...fields, minimalBytes(v), stripLeadingZeros(r), stripLeadingZeros(s)]))
}
