import { scrypt } from 'node:crypto'
import type { Bytes } from '../base/bytes.ts'
import { createMutex } from '../concurrency/mutex.ts'
import { TooManyPassphrases } from './errors.ts'

/** The parameters of scrypt (RFC 7914), which needs 128 n r bytes of memory and time in proportion to n r p. */
export interface ScryptCost {
  /** A power of two. */
  readonly n: number
  readonly r: number
  readonly p: number
}

/** Key derivation from passphrases (key stretching), slow on purpose. */
export interface Stretcher {
  /** Returns 32 bytes. Rejects with `TooManyPassphrases` if too many other passphrases wait. */
  stretch(passphrase: string, salt: Bytes, cost: ScryptCost): Promise<Bytes>
}

/**
 * OWASP's recommendation for scrypt: 128 MiB and about half a second for each attempt. Ethereum's clients use twice the
 * memory, which a node needs for other purposes.
 */
export const SCRYPT_COST: ScryptCost = { n: 2 ** 17, r: 8, p: 1 }

/** Max passphrases that wait. */
const MAX_WAITING = 8
const KEY_BYTES = 32

/** Returns the memory that scrypt needs, in bytes, with 1 MiB to spare. */
export const scryptBytes = ({ n, r, p }: ScryptCost): number => 128 * r * (n + p) + 2 ** 20

/**
 * Returns the stretcher of a process. It derives one key at a time, so that it uses at most one thread of the pool that
 * files and databases share. At most `maxWaiting` passphrases wait.
 */
export function createStretcher(derive: Stretcher['stretch'] = runScrypt, maxWaiting = MAX_WAITING): Stretcher {
  const mutex = createMutex()
  let pending = 0
  return {
    async stretch(passphrase, salt, cost) {
      if (pending > maxWaiting) throw new TooManyPassphrases(maxWaiting)
      pending++
      try {
        return await mutex.run(() => derive(passphrase, salt, cost))
      } finally {
        pending--
      }
    },
  }
}

function runScrypt(passphrase: string, salt: Bytes, cost: ScryptCost): Promise<Bytes> {
  const { n, r, p } = cost
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, KEY_BYTES, { N: n, r, p, maxmem: scryptBytes(cost) }, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}
