import { ADDRESS_BYTES, type Bytes, padLeft, WORD_BYTES } from '../../../base/bytes.ts'
import { defineError } from '../../../base/errors.ts'
import { fromDigits } from '../../../base/hex.ts'
import { toWord } from '../../../base/integer.ts'
import { shortJson } from '../../../base/shortJson.ts'
import type { WholeAccount } from '../../../chain/api/controls.ts'
import { MAX_BALANCE, MAX_NONCE, OF_FILES } from '../../../chain/devtools/stateDump.ts'

/** A value of a JSON file that is not accepted. The message names its place, and completes "because". */
/** Maximum length of a value in a message, in characters. */
const SHOWN_CHARACTERS = 80

export const InvalidFile = defineError('invalidFile', (place: string, expected: string, found?: unknown) => {
  const shown = found === undefined ? 'nothing' : shortJson(found, SHOWN_CHARACTERS)
  return `${place} must be ${expected}, got ${shown}`
})

/** Returns a value of JSON as a record. Throws {@link InvalidFile}. */
export function requireRecord(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new InvalidFile(place, 'an object', value)
}

/** Returns a whole number of JSON: hexadecimal or decimal text, or a number that JavaScript holds exactly. */
export function requireNumber(value: unknown, place: string, max: bigint): bigint {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? `${value}` : value
  const isNumber = typeof text === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text)
  const number = isNumber ? BigInt(text) : -1n
  if (number >= 0n && number <= max) return number
  throw new InvalidFile(place, `a whole number from 0 to ${max}, in quotes if it is above 2^53`, value)
}

/** Returns the accounts of a record by address, as geth's genesis files and anvil's state files have them. */
export function readWholeAccounts(value: unknown, place: string): readonly WholeAccount[] {
  const accounts = new Map<string, WholeAccount>()
  let values = 0
  for (const [address, fields] of Object.entries(requireRecord(value, place))) {
    const digits = address.toLowerCase().replace(/^0x/, '')
    if (!/^[0-9a-f]{40}$/.test(digits)) throw new InvalidFile(place, `by address, of ${ADDRESS_BYTES} bytes`, address)
    if (accounts.has(digits)) throw new InvalidFile(`${place}.${address}`, 'given once', address)
    const account = readAccount(fromDigits(digits), requireRecord(fields, `${place}.${address}`), `${place}.${address}`)
    accounts.set(digits, account)
    values += 3 + account.storage.length
    if (values > OF_FILES.values)
      throw new InvalidFile(place, `accounts with at most ${OF_FILES.values} values`, 'more')
  }
  return [...accounts.values()]
}

function readAccount(address: Bytes, fields: Readonly<Record<string, unknown>>, place: string): WholeAccount {
  const { nonce = 0, balance = 0, code = '0x', storage = {} } = fields
  const slots = Object.entries(requireRecord(storage, `${place}.storage`)).map(([slot, value]) => {
    const at = `${place}.storage.${slot}`
    return [readWord(slot, at), readWord(value, at)] as const
  })
  return {
    address,
    nonce: requireNumber(nonce, `${place}.nonce`, MAX_NONCE),
    balance: requireNumber(balance, `${place}.balance`, MAX_BALANCE),
    code: readCode(code, `${place}.code`),
    storage: slots.filter(([, value]) => value.some((byte) => byte !== 0)),
  }
}

/** Returns a storage slot or its value as a word. Geth pads both from the left. */
function readWord(value: unknown, place: string): Bytes {
  if (typeof value === 'number') return toWord(requireNumber(value, place, 2n ** 53n))
  const [, digits] = (typeof value === 'string' && /^(?:0x)?([0-9a-f]{0,64})$/i.exec(value)) || []
  if (digits === undefined) throw new InvalidFile(place, `hexadecimal, of at most ${WORD_BYTES} bytes`, value)
  return padLeft(fromDigits(digits.length % 2 === 0 ? digits : `0${digits}`), WORD_BYTES)
}

function readCode(value: unknown, place: string): Bytes {
  const isCode = typeof value === 'string' && value.length % 2 === 0 && /^(0x)?[0-9a-f]*$/i.test(value)
  if (isCode) return fromDigits(value.replace(/^0x/i, ''))
  throw new InvalidFile(place, 'hexadecimal, of whole bytes', value)
}
