import {
  type Json,
  type Method,
  type OpenRpcDocument,
  type Parameter,
  refName,
  type Schema,
} from '../../../scripts/codegen/openrpc.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { signTransaction } from '../../../src/primitives/transaction.ts'
import { requireAccount } from '../../_helpers/chain.ts'
import { hostileString, hostileValue, isOneOf, mutate, pick, type Random, SPECIAL } from './values.ts'

/** Maximum number of values of responses that requests name again. */
const MAX_SEEN = 64
const MAX_RESULTS = 6
const MAX_SEEN_CHARACTERS = 66
/** Maximum number of values that are read of one response. */
const MAX_READ = 200
const MAX_SCHEMA_DEPTH = 8
/** Parameters that name a former result. */
const OF_RESULTS = new Set(['filterId', 'subscription', 'snapshot'])
/** Regtest's. */
const CHAIN_ID = 33
const SENDERS = 4
/** Times that a request may wait, most of which are short. */
const TIMEOUTS: readonly Json[] = [0, 1, 20, '0x14', '20', 0.5, -1, '', 'x', [], {}]
const HASH_OR_ADDRESS = /^0x([0-9a-f]{64}|[0-9a-f]{40})$/
const URL_TEXT = /:\/\/[^"\\]*/g
/** Requests may name no other computer. */
const CLOSED_PORT = '://127.0.0.1:9/'

/** Short strings of responses, which requests name again. */
export class Seen {
  /** Hashes, addresses and numbers. */
  readonly #values = new Recent(MAX_SEEN)
  /** Whole results: identifiers of filters, subscriptions and snapshots, and hashes of sent transactions. */
  readonly #results = new Recent(MAX_RESULTS)

  add(result: unknown): void {
    if (typeof result === 'string') this.#results.add(result)
    const waiting = [result]
    for (let read = 0; read < MAX_READ && waiting.length > 0; read++) {
      const value = waiting.pop()
      if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value).slice(0, MAX_READ))
      if (typeof value === 'string') this.#values.add(value)
    }
  }

  pick(random: Random): string {
    return this.#values.pick(random)
  }

  pickResult(random: Random): string {
    return this.#results.pick(random)
  }
}

/** The newest strings of at most the length of a hash. */
class Recent {
  readonly #max: number
  readonly #values: string[] = []
  #next = 0

  constructor(max: number) {
    this.#max = max
  }

  add(value: string): void {
    if (value.length <= MAX_SEEN_CHARACTERS) this.#values[this.#next++ % this.#max] = value
  }

  pick(random: Random): string {
    return this.#values.length === 0 ? hostileString(random) : pick(random, this.#values)
  }
}

/** The chain that requests are made for. */
export interface Subject {
  /** Methods of its profile. */
  readonly methods: readonly Method[]
  /** Whether most requests are to change its state. */
  readonly hasControls: boolean
}

/** Makes random requests of a document's methods. */
export class RequestMaker {
  readonly #document: OpenRpcDocument
  /** Values of examples by the name of their parameter. */
  readonly #byName = new Map<string, Json[]>()
  /** Strings in all examples. */
  readonly #strings: string[] = []

  constructor(document: OpenRpcDocument) {
    this.#document = document
    for (const { examples } of document.methods) {
      for (const { name, value } of examples.flatMap(({ params }) => params)) {
        const values = this.#byName.get(name) ?? []
        this.#byName.set(name, values)
        values.push(value)
        this.#addStrings(value)
      }
    }
  }

  #addStrings(value: Json): void {
    if (typeof value === 'string') this.#strings.push(value)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) this.#addStrings(one)
  }

  /** Returns the method and the text of a request. */
  make(subject: Subject, seen: Seen, random: Random): { readonly method: string; readonly body: string } {
    const method = this.#pickMethod(subject, random)
    const example = pick(random, method.examples)?.params ?? []
    const values = method.params.map((parameter) => {
      const own = example.find(({ name }) => name === parameter.name)?.value
      return this.#valueFor(parameter, own, { seen, random })
    })
    if (isOneOf(random, 20)) values.push(hostileValue(random))
    if (isOneOf(random, 12)) values.pop()
    const isNamed = isOneOf(random, 5)
    const params = isNamed
      ? Object.fromEntries(values.map((value, i) => [method.params[i]?.name ?? 'x', value]))
      : values
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: method.name, params })
    return { method: method.name, body: body.replace(URL_TEXT, CLOSED_PORT) }
  }

  #pickMethod({ methods, hasControls }: Subject, random: Random): Method {
    if (isOneOf(random, 25)) return pick(random, this.#document.methods)
    const method = pick(random, methods)
    const isWanted = !hasControls || isOneOf(random, 2) || method['x-changes-state'] === true
    return isWanted ? method : pick(random, methods)
  }

  #valueFor(parameter: Parameter, own: Json | undefined, place: Place): Json | undefined {
    const { random } = place
    if (parameter.name === 'timeout') return pick(random, TIMEOUTS)
    if (!parameter.required && isOneOf(random, 3)) return undefined
    const value = this.#wellFormed(parameter, own, place)
    return isOneOf(random, 3) ? mutate(value, random) : value
  }

  #wellFormed({ name, schema }: Parameter, own: Json | undefined, place: Place): Json {
    const { seen, random } = place
    if (name === 'rawTransaction' || name === 'transaction') {
      if (isOneOf(random, 2)) return name === 'transaction' ? request(place) : signed(place)
    }
    if (OF_RESULTS.has(name) && !isOneOf(random, 4)) return seen.pickResult(random)
    const special = SPECIAL[name]
    if (special !== undefined && isOneOf(random, 4)) return pick(random, special)
    const choice = random(10)
    if (choice < 3 && own !== undefined) return own
    if (choice < 5) return pick(random, this.#byName.get(name) ?? [null])
    if (choice < 9) return this.#fromSchema(schema, place, 0)
    return hostileValue(random)
  }

  /** Returns a value of a schema. Strings that do not match its pattern are possible. */
  #fromSchema(schema: Schema, place: Place, depth: number): Json {
    const { random } = place
    if (depth > MAX_SCHEMA_DEPTH || isOneOf(random, 40)) return hostileValue(random)
    const inside = (inner: Schema) => this.#fromSchema(inner, place, depth + 1)
    if (schema.$ref !== undefined) return inside(this.#document.components.schemas[refName(schema.$ref)] ?? {})
    if (schema.anyOf !== undefined) return inside(pick(random, schema.anyOf))
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined) return pick(random, schema.enum)
    const types = [schema.type ?? 'string'].flat()
    switch (pick(random, types)) {
      case 'object':
        return this.#objectOf(schema, place, depth)
      case 'array':
        return Array.from({ length: random(Math.min(schema.maxItems ?? 3, 3) + 1) }, () => inside(schema.items ?? {}))
      case 'integer':
      case 'number':
        return pick(random, [0, 1, 2, 5, 100, schema.minimum ?? -1, schema.maximum ?? 2 ** 53, 2 ** 32])
      case 'boolean':
        return isOneOf(random, 2)
      case 'null':
        return null
      default:
        return this.#stringOf(schema, place)
    }
  }

  #objectOf(schema: Schema, place: Place, depth: number): Json {
    const { random } = place
    const members: [string, Json][] = []
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const isWanted = schema.required?.includes(name) === true || isOneOf(random, 3)
      if (isWanted) members.push([name, this.#fromSchema(inner, place, depth + 1)])
    }
    if (typeof schema.additionalProperties === 'object') {
      for (let i = random(3); i > 0; i--) {
        const name = String(this.#fromSchema(schema.propertyNames ?? {}, place, depth + 1)).slice(0, 100)
        members.push([name, this.#fromSchema(schema.additionalProperties, place, depth + 1)])
      }
    }
    return Object.fromEntries(members)
  }

  #stringOf({ pattern }: Schema, { seen, random }: Place): string {
    const matches = new RegExp(pattern ?? '', 'u')
    const choices = [() => pick(random, this.#strings), () => hostileString(random), () => seen.pick(random)]
    for (let attempt = 0; attempt < 12; attempt++) {
      const text = pick(random, choices)()
      if (matches.test(text)) return text
    }
    return hostileString(random)
  }
}

interface Place {
  readonly seen: Seen
  readonly random: Random
}

/** Returns a signed transaction, most of which are valid. */
function signed({ seen, random }: Place): string {
  const to = pick(random, [seen.pick(random), toHex(requireAccount(random(SENDERS)).address), ''])
  const data = hostileString(random)
  const fields = {
    nonce: pick(random, [0n, 1n, 2n, 3n, BigInt(random(40)), 2n ** 64n - 1n]),
    gasPrice: pick(random, [0n, 1n, 60_000_000n, 10n ** 9n, 2n ** 256n - 1n]),
    gasLimit: pick(random, [0n, 21_000n, 60_000n, 500_000n, 6_800_000n, 2n ** 64n]),
    value: pick(random, [0n, 1n, 10n ** 18n, 2n ** 255n]),
    data: /^0x([0-9a-f]{2})*$/.test(data) ? fromHex(data) : new Uint8Array(0),
    ...(HASH_OR_ADDRESS.test(to) && to.length === 42 && { to: fromHex(to) }),
  }
  const chainId = isOneOf(random, 10) ? 1 + random(109) : CHAIN_ID
  return toHex(signTransaction(fields, chainId, requireAccount(random(SENDERS)).privateKey).encoded)
}

/** Returns a transaction that the node is to sign, or to execute for a funded account. */
function request({ seen, random }: Place): Json {
  const from = isOneOf(random, 6) ? seen.pick(random) : toHex(requireAccount(random(SENDERS)).address)
  const all: Readonly<Record<string, () => Json>> = {
    to: () =>
      pick(random, [seen.pick(random), toHex(requireAccount(random(SENDERS)).address), hostileString(random), null]),
    data: () => hostileString(random),
    value: () => pick(random, ['0x0', '0x1', '0xde0b6b3a7640000', hostileString(random)]),
    gas: () => pick(random, ['0x5208', '0xf4240', '0x67c280', hostileString(random)]),
    gasPrice: () => pick(random, ['0x0', '0x3938700', '0x3b9aca00', hostileString(random)]),
    nonce: () => pick(random, ['0x0', '0x1', '0x5', hostileString(random)]),
  }
  const members = Object.entries(all).filter(() => isOneOf(random, 2))
  return { from, ...Object.fromEntries(members.map(([name, value]) => [name, value()])) }
}
