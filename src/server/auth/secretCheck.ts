import { createHash, timingSafeEqual } from 'node:crypto'

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Builds what tells whether a text is this secret. Digests are of one length, so that the time of it tells nothing. */
export function createSecretCheck(secret: string): (shown: string) => boolean {
  const expected = digest(secret)
  return (shown) => timingSafeEqual(digest(shown), expected)
}
