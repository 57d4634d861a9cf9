import { type Hex, keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A hash and its signature by somebody. */
export interface Signed {
  readonly hash: Hex
  readonly signature: Hex
}

/** Those who send messages; the first one makes the contracts. */
export const PEOPLE = [1, 2, 3, 4].map((person) => privateKeyToAccount(keccak256(toHex(`person ${person}`))))
export const ADDRESSES: readonly Hex[] = PEOPLE.map(({ address }) => toLower(address))

function toLower(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}

/** Hashes that people have signed. */
export async function signSome(): Promise<readonly Signed[]> {
  return Promise.all(
    PEOPLE.map(async (person, i) => {
      const hash = keccak256(toHex(`text ${i}`))
      return { hash, signature: await person.sign({ hash }) }
    }),
  )
}
