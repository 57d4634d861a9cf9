import { stripLeadingZeros } from '../src/base/bytes.ts'
import { encodeRlp } from '../src/base/encodeRlp.ts'
import { type Hex, toHex } from '../src/base/hex.ts'
import { minimalBytes } from '../src/base/integer.ts'
import { keccak256 } from '../src/crypto/keccak.ts'
import { sign } from '../src/crypto/secp256k1.ts'

/** An account that sends; transactions are signed ahead, so it counts its nonces itself. */
export interface Sender {
  readonly address: Uint8Array
  readonly key: Uint8Array
  nonce: bigint
}

/** What a transaction is to do; without `to` it makes a contract. */
export interface Message {
  readonly to?: Uint8Array
  readonly value?: bigint
  readonly data?: Uint8Array
  readonly gasLimit?: bigint
}

/** Above anvil's base fee; our sandbox takes any price. */
const GAS_PRICE_WEI = 2n * 10n ** 9n
const NOTHING = new Uint8Array(0)

/**
 * Signs the sender's next transaction in the legacy form with any chain id (EIP-155; our own model takes only those that
 * Rootstock can write), and gives what `eth_sendRawTransaction` takes.
 */
export function signNext(chainId: number, sender: Sender, message: Message): Hex {
  const { to = NOTHING, value = 0n, data = NOTHING, gasLimit = 21_000n } = message
  const numbers = [sender.nonce++, GAS_PRICE_WEI, gasLimit].map(minimalBytes)
  const fields = [...numbers, to, minimalBytes(value), data]
  const hash = keccak256(encodeRlp([...fields, minimalBytes(chainId), NOTHING, NOTHING]))
  const { r, s, recoveryId } = sign(hash, sender.key)
  const v = BigInt(chainId) * 2n + 35n + BigInt(recoveryId)
  return toHex(encodeRlp([...fields, minimalBytes(v), stripLeadingZeros(r), stripLeadingZeros(s)]))
}
