import { toHex } from '../../../base/hex.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import { type AbiType, parseAbiType } from '../log/abi.ts'
import { type CodePattern, createCodePattern } from './codePattern.ts'

/** A parameter of a function, an event or an error. */
export interface AbiParameter {
  /** May be empty. */
  readonly name: string
  readonly type: AbiType
  readonly isIndexed: boolean
}

export interface AbiItem {
  readonly kind: 'function' | 'event' | 'error' | 'constructor'
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  readonly outputs: readonly AbiType[]
  /** Selector of a function or an error, topic of an event, in hexadecimal; empty for a constructor. */
  readonly id: string
}

/** Source maps of a contract, and the paths of the sources that they number. */
export interface SourceMaps {
  readonly runtime: string
  readonly init: string
  readonly sources: ReadonlyMap<number, SourceFile>
}

export interface SourceFile {
  /** Name in the compiler's input, which is its path in the project for the project's own sources. */
  readonly path: string
  /** Keccak-256 of its text, in hexadecimal. */
  readonly hash: string
}

/** A contract of a project, as compiled. */
export interface ProjectContract {
  readonly name: string
  readonly items: readonly AbiItem[]
  /** Undefined for an interface. */
  readonly runtime: CodePattern | undefined
  readonly init: CodePattern | undefined
  readonly maps: SourceMaps | undefined
}

/** The parts of a compiler's output that describe a contract. They are untrusted. */
export interface CompiledContract {
  readonly name: string
  readonly abi: unknown
  readonly runtime: unknown
  readonly init: unknown
  readonly maps: SourceMaps | undefined
}

const MAX_ITEMS = 2_000
const MAX_PARAMETERS = 128
const MAX_NESTING = 16
const NAME = /^[A-Za-z_$][\w$]{0,127}$/
const TYPE_CHARACTERS = 128

/** Returns the contract, without the parts that Solidity could not have made. Undefined without a proper name. */
export function readContract({ name, abi, runtime, init, maps }: CompiledContract): ProjectContract | undefined {
  if (!NAME.test(name) || !Array.isArray(abi)) return undefined
  const items = abi.slice(0, MAX_ITEMS).map(readItem)
  return {
    name,
    items: items.filter((item) => item !== undefined),
    runtime: typeof runtime === 'string' ? createCodePattern(runtime) : undefined,
    init: typeof init === 'string' ? createCodePattern(init) : undefined,
    maps,
  }
}

/** Returns the members of an object of parsed JSON, or none. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function readItem(value: unknown): AbiItem | undefined {
  const { type: kind, name = '', inputs, outputs } = membersOf(value)
  if (kind !== 'function' && kind !== 'event' && kind !== 'error' && kind !== 'constructor') return undefined
  const isNamed = typeof name === 'string' && (kind === 'constructor' || NAME.test(name))
  const parameters = readParameters(inputs)
  if (!isNamed || parameters === undefined) return undefined
  const results = readParameters(outputs) ?? []
  const hash = keccak256(Buffer.from(`${name}(${parameters.map(({ type }) => type.canonical).join(',')})`))
  const id = {
    function: hash.subarray(0, 4),
    error: hash.subarray(0, 4),
    event: hash,
    constructor: hash.subarray(0, 0),
  }
  return { kind, name, inputs: parameters, outputs: results.map(({ type }) => type), id: toHex(id[kind]) }
}

/** Returns parameters, or undefined if one of them has no type of the ABI. */
function readParameters(value: unknown, nesting = 0): readonly AbiParameter[] | undefined {
  if (!Array.isArray(value)) return []
  if (value.length > MAX_PARAMETERS || nesting > MAX_NESTING) return undefined
  const parameters: AbiParameter[] = []
  for (const one of value) {
    const { name, type, indexed, components } = membersOf(one)
    if (typeof type !== 'string' || type.length > TYPE_CHARACTERS) return undefined
    const members = readParameters(components, nesting + 1)
    const parsed =
      members &&
      parseAbiType(
        type,
        members.map((member) => member.type),
      )
    if (parsed === undefined) return undefined
    const isName = typeof name === 'string' && NAME.test(name)
    parameters.push({ name: isName ? name : '', type: parsed, isIndexed: indexed === true })
  }
  return parameters
}
