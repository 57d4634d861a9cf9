import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import type { Log } from '../../../primitives/log.ts'
import { type AbiType, printAbi } from '../log/abi.ts'
import type { Named } from '../log/report.ts'
import { type CodePattern, lengthWithoutMetadata, matchesPattern } from './codePattern.ts'
import type { AbiItem, AbiParameter, ProjectContract } from './contract.ts'

/** Functions, events or errors with one selector that are tried. */
const MAX_SAME = 8
const WORD = 32

interface Pattern {
  readonly pattern: CodePattern
  readonly contract: ProjectContract
}

/**
 * Creates an index without contracts. It finds them by code, and describes calls, events and errors by the ABIs of all
 * contracts. `nameOf` returns the name of a contract by its address.
 */
export function createContractIndex(nameOf: (address: string) => string | undefined) {
  const runtimes = new Map<number, Pattern[]>()
  const inits = new Map<number, Pattern[]>()
  const items = new Map<string, AbiItem[]>()
  const style = { isShort: true, nameOf }

  /** Returns the first description by the contract's own ABI, then by all ABIs. */
  function describe(
    kind: AbiItem['kind'],
    id: string,
    {
      contract,
      decode,
    }: { contract: ProjectContract | undefined; decode(item: AbiItem): Named['arguments'] | undefined },
  ): Named | undefined {
    const own = contract?.items.filter((item) => item.kind === kind && item.id === id) ?? []
    for (const item of [...own, ...(items.get(`${kind} ${id}`) ?? [])]) {
      const values = decode(item)
      if (values !== undefined) return { name: item.name, arguments: values }
    }
    return undefined
  }

  const decodeAll = (inputs: readonly AbiParameter[], bytes: Bytes) => {
    const values = printAbi(
      inputs.map(({ type }) => type),
      bytes,
      style,
    )
    return values && inputs.map(({ name }, index) => ({ name, value: values[index] ?? '' }))
  }

  const describeBody = (kind: 'function' | 'error', data: Bytes, contract: ProjectContract | undefined) =>
    describe(kind, toHex(data.subarray(0, 4)), {
      contract,
      decode: ({ inputs }) => decodeAll(inputs, data.subarray(4)),
    })

  return {
    add(contract: ProjectContract): void {
      const { runtime, init } = contract
      if (runtime !== undefined) listIn(runtimes, runtime.length).push({ pattern: runtime, contract })
      // The arguments of a constructor follow, which are whole words.
      if (init !== undefined) listIn(inits, init.fullLength % WORD).push({ pattern: init, contract })
      for (const item of contract.items) addItem(items, item)
    },
    findByCode(code: Bytes): ProjectContract | undefined {
      const candidates = runtimes.get(lengthWithoutMetadata(code)) ?? []
      const matching = (withMetadata: boolean) =>
        candidates.find(({ pattern }) => matchesPattern(code, pattern, withMetadata))
      return (matching(true) ?? matching(false))?.contract
    },
    /** Returns the contract that init code creates, and its arguments. */
    findByInitCode(code: Bytes): { readonly contract: ProjectContract; readonly call: Named } | undefined {
      const shorter = (inits.get(code.length % WORD) ?? []).filter(({ pattern }) => pattern.fullLength <= code.length)
      for (const { pattern, contract } of shorter) {
        if (!matchesPattern(code.subarray(0, pattern.fullLength), pattern, true)) continue
        const inputs = contract.items.find(({ kind }) => kind === 'constructor')?.inputs ?? []
        const values = decodeAll(inputs, code.subarray(pattern.fullLength))
        return { contract, call: { name: contract.name, arguments: values ?? [] } }
      }
      return undefined
    },
    describeCall: (data: Bytes, contract?: ProjectContract) => describeBody('function', data, contract),
    describeError: (data: Bytes, contract?: ProjectContract) => describeBody('error', data, contract),
    describeEvent: ({ topics, data }: Pick<Log, 'topics' | 'data'>, contract?: ProjectContract) =>
      describe('event', toHex(topics[0] ?? data.subarray(0, 0)), {
        contract,
        decode: ({ inputs }) => decodeEvent(inputs, topics, data),
      }),
    /** Returns the values that a called function has returned. */
    describeResult(input: Bytes, output: Bytes, contract?: ProjectContract): string | undefined {
      const id = toHex(input.subarray(0, 4))
      const isCalled = (item: AbiItem) => item.kind === 'function' && item.id === id
      const item = contract?.items.find(isCalled) ?? items.get(`function ${id}`)?.[0]
      return item && printAbi(item.outputs, output, style)?.join(', ')
    },
  }

  function decodeEvent(inputs: readonly AbiParameter[], topics: readonly Bytes[], data: Bytes) {
    const indexed = inputs.filter(({ isIndexed }) => isIndexed)
    if (indexed.length !== topics.length - 1) return undefined
    const inTopics = indexed.map(({ type }, index) => decodeTopic(type, topics[index + 1] ?? data))
    const inData = printAbi(
      inputs.filter(({ isIndexed }) => !isIndexed).map(({ type }) => type),
      data,
      style,
    )
    if (inData === undefined || inTopics.includes(undefined)) return undefined
    const [nextTopic, nextData] = [inTopics.values(), inData.values()]
    return inputs.map(({ name, isIndexed }) => ({ name, value: (isIndexed ? nextTopic : nextData).next().value ?? '' }))
  }

  /** Only the hash of an indexed text, array or tuple is in the log. */
  function decodeTopic(type: AbiType, topic: Bytes): string | undefined {
    return 'bytes' in type ? printAbi([type], topic, style)?.[0] : `hash ${toHex(topic)}`
  }
}

function listIn<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** Adds an item unless one with the same parameters is known. */
function addItem(items: Map<string, AbiItem[]>, item: AbiItem): void {
  if (item.kind === 'constructor') return
  const known = listIn(items, `${item.kind} ${item.id}`)
  const isSame = (one: AbiItem) => one.name === item.name && layoutOf(one) === layoutOf(item)
  if (known.length < MAX_SAME && !known.some(isSame)) known.push(item)
}

const layoutOf = ({ inputs }: AbiItem) => inputs.map(({ type, isIndexed }) => `${type.canonical} ${isIndexed}`).join()
