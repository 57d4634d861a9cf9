import { type Bytes, concatBytes, padLeft, WORD_BYTES } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import { toWord } from '../base/integer.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { InvalidTypedData } from './errors.ts'

/** Max values of all structs and arrays; it bounds the time of hashing. */
const MAX_VALUES = 10_000
/** Max levels of structs and arrays. */
const MAX_DEPTH = 64
const ZERO_WORD = toWord(0n)
const DOMAIN = 'EIP712Domain'
/** Members of a domain, in order (EIP-712, definition of domainSeparator). */
const DOMAIN_MEMBERS = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
] as const

/** Returns the hash to sign for typed data, an object parsed from JSON (EIP-712). Throws `InvalidTypedData`. */
export function typedDataHash(data: unknown): Bytes {
  if (!isRecord(data)) throw new InvalidTypedData('it should be an object')
  const { domain, primaryType, message } = data
  if (!isRecord(domain)) throw new InvalidTypedData('domain should be an object')
  if (typeof primaryType !== 'string') throw new InvalidTypedData('primaryType should be a text')
  const hash = createHashing(new Map([[DOMAIN, domainType(domain)], ...readTypes(data.types)]))
  const separator = hash(DOMAIN, domain, 'domain')
  const rest = primaryType === DOMAIN ? [] : [hash(primaryType, message, 'message')]
  return keccak256(concatBytes(Uint8Array.of(0x19, 0x01), separator, ...rest))
}

/** Returns the type of a domain without an own type: its members. */
function domainType(domain: Readonly<Record<string, unknown>>) {
  return DOMAIN_MEMBERS.filter(([name]) => domain[name] !== undefined).map(([name, type]) => ({ name, type }))
}

/** Returns `hashStruct` of EIP-712. Errors name a value by its path. */
function createHashing(types: StructTypes): (type: string, value: unknown, path: string) => Bytes {
  let values = 0
  const typeHashes = new Map<string, Bytes>()

  function typeHash(type: string): Bytes {
    const known = typeHashes.get(type)
    if (known !== undefined) return known
    const hash = keccak256(new TextEncoder().encode(encodeType(types, type)))
    typeHashes.set(type, hash)
    return hash
  }

  function hashStruct(type: string, value: unknown, path: string, depth: number): Bytes {
    const members = requireMembers(types, type)
    const ownHash = typeHash(type) // first, because values of unknown types cannot be checked
    if (!isRecord(value)) throw new InvalidTypedData(`${path} should be an object of type ${type}`)
    const words = members.map((member) => {
      const own = Object.hasOwn(value, member.name) ? value[member.name] : undefined
      return encodeValue(member.type, own, `${path}.${member.name}`, depth)
    })
    return keccak256(concatBytes(ownHash, ...words))
  }

  function encodeValue(type: string, value: unknown, path: string, depth: number): Bytes {
    if (++values > MAX_VALUES) throw new InvalidTypedData(`it has more than ${MAX_VALUES} values`)
    if (depth >= MAX_DEPTH) throw new InvalidTypedData(`${path} lies deeper than ${MAX_DEPTH} levels`)
    const array = /^(.+)\[([0-9]*)\]$/.exec(type)
    if (array !== null) return encodeArray(array, value, path, depth)
    if (!types.has(type)) return encodeAtom(type, value, path)
    return value === null ? ZERO_WORD : hashStruct(type, value, path, depth + 1)
  }

  function encodeArray(
    [type, itemType = '', length = '']: RegExpExecArray,
    value: unknown,
    path: string,
    depth: number,
  ) {
    if (!Array.isArray(value)) throw new InvalidTypedData(`${path} should be an array of type ${type}`)
    if (length !== '' && value.length !== Number(length))
      throw new InvalidTypedData(`${path} should have ${length} items`)
    return keccak256(concatBytes(...value.map((item, i) => encodeValue(itemType, item, `${path}[${i}]`, depth + 1))))
  }

  return (type, value, path) => hashStruct(type, value, path, 0)
}

/** Returns a struct's name and members, followed by those of the structs that it uses, in the order of their names. Throws `InvalidTypedData`. */
function encodeType(types: StructTypes, first: string): string {
  const used = new Set<string>()
  const waiting = [first]
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (used.has(type)) continue
    used.add(type)
    for (const member of requireMembers(types, type)) {
      const plain = member.type.replace(/(\[[0-9]*\])+$/, '')
      if (types.has(plain)) waiting.push(plain)
      else if (!ATOM.test(plain)) throw unknownType(`types.${type}.${member.name}`, plain)
    }
  }
  used.delete(first)
  const print = (type: string) =>
    `${type}(${requireMembers(types, type)
      .map((member) => `${member.type} ${member.name}`)
      .join(',')})`
  return [first, ...[...used].sort()].map(print).join('')
}

/** A member of a struct. */
interface Member {
  readonly name: string
  readonly type: string
}

/** The members of structs, by the struct's name. */
type StructTypes = ReadonlyMap<string, readonly Member[]>

/** Max members of all structs together. */
const MAX_MEMBERS = 1_000
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const TYPE = /^[A-Za-z_$][\w$]*(\[[0-9]{0,9}\]){0,8}$/

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads `types` of typed data, and checks the form of each name and type. Throws `InvalidTypedData`. */
function readTypes(types: unknown): StructTypes {
  if (!isRecord(types)) throw new InvalidTypedData('types should be an object')
  let members = 0
  const structs = new Map<string, readonly Member[]>()
  for (const [name, list] of Object.entries(types)) {
    if (!IDENTIFIER.test(name)) throw new InvalidTypedData('types has a name that is no identifier')
    if (!Array.isArray(list)) throw new InvalidTypedData(`types.${name} should be an array`)
    members += list.length
    if (members > MAX_MEMBERS) throw new InvalidTypedData(`types has more than ${MAX_MEMBERS} members`)
    structs.set(
      name,
      list.map((member) => readMember(member, name)),
    )
  }
  return structs
}

function readMember(member: unknown, struct: string): Member {
  if (!isRecord(member)) throw new InvalidTypedData(`types.${struct} should hold objects with name and type`)
  const { name, type } = member
  if (typeof name !== 'string' || !IDENTIFIER.test(name)) {
    throw new InvalidTypedData(`types.${struct} has a member whose name is no identifier`)
  }
  if (typeof type !== 'string' || !TYPE.test(type)) {
    throw new InvalidTypedData(`types.${struct}.${name} should have a type`)
  }
  return { name, type }
}

function requireMembers(types: StructTypes, type: string): readonly Member[] {
  const members = types.get(type)
  if (members === undefined) throw new InvalidTypedData('types lacks the struct that primaryType names')
  return members
}

const WORD = 1n << 256n

const BITS = Array.from({ length: 32 }, (_, index) => 8 * (index + 1)).join('|')
/** The types that are neither structs nor arrays (EIP-712, definition of typed structured data). */
const ATOM = new RegExp(`^(?:string|bool|address|bytes(?:[1-9]|[12][0-9]|3[0-2])?|u?int(?:${BITS}))$`)
/** Short names of Solidity. Signers differ about their hash, since EIP-712 has no such types. */
const LONG_NAMES: ReadonlyMap<string, string> = new Map([
  ['uint', 'uint256'],
  ['int', 'int256'],
  ['byte', 'bytes1'],
])

function unknownType(path: string, type: string): InvalidTypedData {
  const known = LONG_NAMES.get(type) ?? 'a type of EIP-712 or a struct of types'
  return new InvalidTypedData(`${path} has the unknown type ${type}; write ${known}`)
}

/**
 * Returns the word of a value of a type in `ATOM` (EIP-712, `encodeData`). Throws `InvalidTypedData`.
 */
function encodeAtom(type: string, value: unknown, path: string): Bytes {
  if (type === 'string') return keccak256(new TextEncoder().encode(requireText(value, type, path)))
  if (type === 'bytes') return keccak256(requireBytes(value, type, path))
  if (type === 'bool') return encodeBoolean(value, path)
  if (type === 'address') return padLeft(requireBytes(value, type, path, 20), WORD_BYTES)
  const size = Number(type.replace(/^[a-z]+/, ''))
  if (type.startsWith('bytes')) return padRight(requireBytes(value, type, path, size))
  return encodeInteger(value, path, { type, isUnsigned: type.startsWith('u'), bits: BigInt(size) })
}

const invalidValue = (type: string, path: string) => new InvalidTypedData(`${path} should be a value of type ${type}`)

function encodeBoolean(value: unknown, path: string): Bytes {
  if (typeof value !== 'boolean') throw invalidValue('bool', path)
  return toWord(value ? 1n : 0n)
}

interface IntegerType {
  readonly type: string
  readonly isUnsigned: boolean
  readonly bits: bigint
}

function encodeInteger(value: unknown, path: string, { type, isUnsigned, bits }: IntegerType): Bytes {
  const number = readInteger(value)
  const end = 1n << (isUnsigned ? bits : bits - 1n)
  if (number === undefined || number >= end || number < (isUnsigned ? 0n : -end)) throw invalidValue(type, path)
  return toWord((number + WORD) % WORD)
}

function readInteger(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || !/^(-?[0-9]{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)) return undefined
  return BigInt(value)
}

function requireText(value: unknown, type: string, path: string): string {
  if (typeof value !== 'string') throw invalidValue(type, path)
  return value
}

function requireBytes(value: unknown, type: string, path: string, length?: number): Bytes {
  const text = requireText(value, type, path)
  if (!/^0x([0-9a-fA-F]{2})*$/.test(text)) throw invalidValue(type, path)
  const bytes = fromHex(text)
  if (length !== undefined && bytes.length !== length) throw invalidValue(type, path)
  return bytes
}

function padRight(bytes: Bytes): Bytes {
  const word = new Uint8Array(WORD_BYTES)
  word.set(bytes)
  return word
}
