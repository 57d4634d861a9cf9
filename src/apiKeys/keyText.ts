import { createHash, randomBytes } from 'node:crypto'
import type { Bytes } from '../base/bytes.ts'

const ID_BYTES = 4
const SECRET_BYTES = 20
const FORM = new RegExp(`^([0-9a-f]{${2 * ID_BYTES}})_([0-9a-f]{${2 * SECRET_BYTES}})$`)

/** The parts of a key's text, `<id>_<secret>`. */
export interface KeyParts {
  /** 8 hex digits, not secret. */
  readonly id: string
  /** 40 hex digits: 160 random bits. */
  readonly secret: string
}

/** Creates the random parts of a new key. */
export function createKeyParts(): KeyParts {
  return { id: randomBytes(ID_BYTES).toString('hex'), secret: randomBytes(SECRET_BYTES).toString('hex') }
}

/** Returns `<id>_<secret>`, which is safe in a URL. */
export function toKeyText({ id, secret }: KeyParts): string {
  return `${id}_${secret}`
}

/** Parses a key. Returns undefined for text of another form. */
export function parseKeyText(text: string): KeyParts | undefined {
  const [, id, secret] = FORM.exec(text) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

/** Returns the stored form of a secret, its SHA-256. A random secret needs neither salt nor a slow hash. */
export function hashSecret(secret: string): Bytes {
  return createHash('sha256').update(secret).digest()
}
