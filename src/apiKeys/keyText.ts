import { createHash, randomBytes } from 'node:crypto'
import type { Bytes } from '../base/bytes.ts'

const ID_BYTES = 4
const SECRET_BYTES = 20
const FORM = new RegExp(`^([0-9a-f]{${2 * ID_BYTES}})_([0-9a-f]{${2 * SECRET_BYTES}})$`)

/** A key as its holder writes it, taken apart. */
export interface KeyParts {
  /** 8 hex digits, not secret. */
  readonly id: string
  /** 40 hex digits: 160 random bits. */
  readonly secret: string
}

/** New random parts. */
export function createKeyParts(): KeyParts {
  return { id: randomBytes(ID_BYTES).toString('hex'), secret: randomBytes(SECRET_BYTES).toString('hex') }
}

/** `<id>_<secret>`, safe in a URL. */
export function toKeyText({ id, secret }: KeyParts): string {
  return `${id}_${secret}`
}

/** The parts of a key, or undefined when the text is no key. */
export function parseKeyText(text: string): KeyParts | undefined {
  const [, id, secret] = FORM.exec(text) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

/** What is kept of a secret: its SHA-256. Random secrets need no salt and no slow hash. */
export function hashSecret(secret: string): Bytes {
  return createHash('sha256').update(secret).digest()
}
