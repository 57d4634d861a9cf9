import { randomBytes } from 'node:crypto'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** Numbers of words that a mnemonic may have (BIP-39). */
export const MNEMONIC_LENGTHS = [12, 15, 18, 21, 24] as const

/** Returns a new mnemonic of English words with a checksum (BIP-39). */
export function randomMnemonic(
  words: (typeof MNEMONIC_LENGTHS)[number],
  random: (bytes: number) => Uint8Array = randomBytes,
): string {
  return entropyToMnemonic(random((words * 4) / 3), wordlist)
}
