import { type Hint, hints, type Parameter } from '../../generated/params.ts'
import { stepInto, withRelated } from './paramHints.ts'
import { InvalidParams } from './refusals.ts'

/** Returns geth's text for an invalid value; undefined if geth accepts it. */
type Explain = (value: unknown) => string | undefined

const HEX = /^[0-9a-fA-F]*$/
const has0x = (text: string) => /^0[xX]/.test(text)

/** Explains a block number or a tag (geth's `rpc.BlockNumber`, `hexutil.DecodeUint64`). */
const explainNumber = (value: unknown): string | undefined => {
  if (value === '') return 'empty hex string'
  if (typeof value !== 'string' || !has0x(value)) return 'hex string without 0x prefix'
  const digits = value.slice(2)
  if (digits === '') return 'hex string "0x"'
  if (digits.length > 1 && digits.startsWith('0')) return 'hex number with leading zero digits'
  if (!HEX.test(digits)) return 'invalid hex string'
  return digits.length > 16 ? 'hex number > 64 bits' : undefined
}

/** Explains bytes of a fixed length (geth's `hexutil.UnmarshalFixedJSON`). */
const explainFixed =
  (type: string, bytes: number): Explain =>
  (value) => {
    const wrapped = (text: string) => `json: cannot unmarshal ${text} into Go value of type ${type}`
    if (typeof value !== 'string') return wrapped('non-string')
    if (value !== '' && !has0x(value)) return wrapped('hex string without 0x prefix')
    const digits = value.slice(2)
    if (digits.length % 2 === 1) return wrapped('hex string of odd length')
    if (digits.length !== 2 * bytes) return `hex string has length ${digits.length}, want ${2 * bytes} for ${type}`
    return HEX.test(digits) ? undefined : wrapped('invalid hex string')
  }

const HASH_CHARACTERS = 66

/** Explains a block number, a tag, a hash, or an object with one of them (geth's `rpc.BlockNumberOrHash`). */
const explainNumberOrHash: Explain = (value) => {
  if (typeof value !== 'string') return `json: cannot unmarshal ${jsonKind(value)} into Go value of type string`
  if (value.length !== HASH_CHARACTERS) return explainNumber(value)
  if (!has0x(value)) return 'hex string without 0x prefix'
  return HEX.test(value.slice(2)) ? undefined : 'invalid hex string'
}

/** Explains bytes of any length (geth's `hexutil.Bytes`). */
const explainData: Explain = (value) => {
  const wrapped = (text: string) => `json: cannot unmarshal ${text} into Go value of type hexutil.Bytes`
  if (typeof value !== 'string') return wrapped('non-string')
  const digits = has0x(value) ? value.slice(2) : value
  return wrapped(HEX.test(digits) ? 'hex string of odd length' : 'invalid hex string')
}

const explainBoolean: Explain = (value) => `json: cannot unmarshal ${jsonKind(value)} into Go value of type bool`

function jsonKind(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return typeof value === 'boolean' ? 'bool' : typeof value
}

const explainHash = explainFixed('common.Hash', 32)

/** Explanations by the names of schemas. */
const EXPLAINED: Readonly<Record<string, Explain>> = {
  AddressInput: explainFixed('common.Address', 20),
  BlockHashInput: explainHash,
  BlockIdentifier: explainNumber,
  BlockSelector: explainNumberOrHash,
  BooleanInput: explainBoolean,
  LooseBlockSelector: explainNumberOrHash,
  DataInput: explainData,
  LogFilterBlock: explainNumber,
  MinedBlockSelector: explainNumberOrHash,
  NumberedBlockSelector: explainNumber,
  TraceBlockSelector: explainNumber,
  TransactionHashInput: explainHash,
}

/**
 * Returns a refusal with geth's text if it concerns a block, a hash, an address or a boolean; otherwise the same refusal.
 * `error.data` does not change.
 */
export function toGethRefusal(refused: InvalidParams, expected: readonly Parameter[], params: unknown): InvalidParams {
  const { data } = refused
  const position = data?.position
  const parameter = position === undefined ? undefined : expected[position]
  if (data === undefined || parameter === undefined) return refused
  let hint: Hint | undefined = parameter.hint
  let value = memberOf(params, Array.isArray(params) ? `${position}` : parameter.name)
  const explainOwn = explainOf(hint)
  if (value === undefined || value === null) {
    if (explainOwn === undefined) return refused
    return new InvalidParams(`missing value for required argument ${position}`, data)
  }
  // A selector is explained as a whole, other objects by their invalid member.
  for (const segment of explainOwn === undefined && data.path !== undefined ? data.path.split('.') : []) {
    hint = hint && stepInto(hints, hint, segment)
    value = memberOf(value, segment)
  }
  const problem = hint && explainOf(hint)?.(value)
  return problem === undefined ? refused : new InvalidParams(`invalid argument ${position}: ${problem}`, data)
}

function explainOf(hint: Hint): Explain | undefined {
  const related = [hint, ...withRelated(hints, hint)]
  return related
    .map(({ ref }) => (ref === undefined ? undefined : EXPLAINED[ref]))
    .find((explain) => explain !== undefined)
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
