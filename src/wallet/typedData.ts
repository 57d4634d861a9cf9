import { type Bytes, concatBytes } from '../base/bytes.ts'
import { toWord } from '../base/integer.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { InvalidTypedData } from './errors.ts'
import { encodeAtom } from './typedDataAtoms.ts'
import { isRecord, readTypes, requireMembers, type StructTypes } from './typedDataTypes.ts'

/** As many values as any contract has use for; it bounds the time that hashing takes. */
const MOST_VALUES = 10_000
const DEEPEST = 64
const ZERO_WORD = toWord(0n)
const DOMAIN = 'EIP712Domain'
/** What a domain may have, and in which order (EIP-712, definition of domainSeparator). */
const DOMAIN_MEMBERS = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
] as const

/** The hash that is signed of typed data, which is an object as JSON has it (EIP-712). Throws `InvalidTypedData`. */
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

/** The type of a domain that names none: of what it has. */
function domainType(domain: Readonly<Record<string, unknown>>) {
  return DOMAIN_MEMBERS.filter(([name]) => domain[name] !== undefined).map(([name, type]) => ({ name, type }))
}

/** `hashStruct`; messages of errors name a value by its path. */
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
    if (!isRecord(value)) throw new InvalidTypedData(`${path} should be an object of type ${type}`)
    const words = members.map((member) => {
      const own = Object.hasOwn(value, member.name) ? value[member.name] : undefined
      return encodeValue(member.type, own, `${path}.${member.name}`, depth)
    })
    return keccak256(concatBytes(typeHash(type), ...words))
  }

  function encodeValue(type: string, value: unknown, path: string, depth: number): Bytes {
    if (++values > MOST_VALUES) throw new InvalidTypedData(`it has more than ${MOST_VALUES} values`)
    if (depth >= DEEPEST) throw new InvalidTypedData(`${path} lies deeper than ${DEEPEST} levels`)
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

/** A struct's name and members, and behind them those of the structs that it uses, in the order of their names. */
function encodeType(types: StructTypes, first: string): string {
  const used = new Set<string>()
  const waiting = [first]
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (used.has(type)) continue
    used.add(type)
    for (const member of requireMembers(types, type)) {
      const plain = member.type.replace(/(\[[0-9]*\])+$/, '')
      if (types.has(plain)) waiting.push(plain)
    }
  }
  used.delete(first)
  const print = (type: string) =>
    `${type}(${requireMembers(types, type)
      .map((member) => `${member.type} ${member.name}`)
      .join(',')})`
  return [first, ...[...used].sort()].map(print).join('')
}
