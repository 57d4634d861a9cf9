import { scrypt } from 'node:crypto'
import type { Bytes } from '../base/bytes.ts'
import { createMutex } from '../concurrency/mutex.ts'
import { TooManyPassphrases } from './errors.ts'

/** The parameters of scrypt (RFC 7914): it takes 128 n r bytes of memory and time in proportion to n r p. */
export interface ScryptCost {
  /** A power of two. */
  readonly n: number
  readonly r: number
  readonly p: number
}

/** Makes keys of passphrases, slowly on purpose. */
export interface Stretcher {
  /** 32 bytes. Rejects with `TooManyPassphrases` when too many others wait. */
  stretch(passphrase: string, salt: Bytes, cost: ScryptCost): Promise<Bytes>
}

/**
 * OWASP's recommendation for scrypt: 128 MiB and about half a second for each attempt. Half of what Ethereum's clients
 * take, because a node has other use for its memory.
 */
export const SCRYPT_COST: ScryptCost = { n: 2 ** 17, r: 8, p: 1 }

const MAX_WAITING = 8
const KEY_BYTES = 32

/** The memory that scrypt takes, with something to spare. */
export const scryptBytes = ({ n, r, p }: ScryptCost): number => 128 * r * (n + p) + 2 ** 20

/**
 * One passphrase at a time, in a thread of the pool that files and databases share: whoever floods it waits for
 * himself, and `maxWaiting` bounds how many wait. One stretcher serves the whole process.
 */
export function createStretcher(derive: Stretcher['stretch'] = runScrypt, maxWaiting = MAX_WAITING): Stretcher {
  const oneByOne = createMutex()
  let begun = 0
  return {
    async stretch(passphrase, salt, cost) {
      if (begun > maxWaiting) throw new TooManyPassphrases(maxWaiting)
      begun++
      try {
        return await oneByOne.run(() => derive(passphrase, salt, cost))
      } finally {
        begun--
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
