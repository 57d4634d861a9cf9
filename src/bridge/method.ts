import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { Rule, Rules } from '../chainspec/rules.ts'
import {
  type AbiType,
  type AbiValue,
  type ArgumentsOf,
  type ArgumentType,
  type CallKind,
  decodeArguments,
  encodeResult,
  selectorOf,
} from '../evm/nativeContracts.ts'
import type { BridgeCall } from './bridgeCall.ts'

/** A method as its table lists it. `Result` is what `run` returns. */
interface MethodEntry<Inputs extends readonly ArgumentType[], Result> {
  readonly name: string
  readonly inputs: Inputs
  /** Gas without the price of the data. */
  readonly gas: bigint | ((call: BridgeCall, args: ArgumentsOf<Inputs>) => bigint | Promise<bigint>)
  /** Absent: active from the first block on. */
  readonly since?: Rule
  /** Absent: never removed. */
  readonly until?: Rule
  /** Whether only calls without a signed transaction may use it (RSKIP-88), and until when. Absent: all calls may. */
  readonly local?: true | { readonly until: Rule }
  run(call: BridgeCall, args: ArgumentsOf<Inputs>): Result | Promise<Result>
}

interface ResultEntry<Inputs extends readonly ArgumentType[], Output extends AbiType>
  extends MethodEntry<Inputs, AbiValue<Output>> {
  readonly output: Output
}

/** A method of the Bridge. Its argument types are known to the method alone. */
export interface BridgeMethod {
  readonly name: string
  /** The four bytes in hex. */
  readonly selector: string
  isActive(rules: Rules): boolean
  isLocal(rules: Rules): boolean
  accepts(kind: CallKind): boolean
  /** Parses an input that has this method's selector; undefined if its arguments cannot be decoded. */
  parse(input: Bytes): ParsedCall | undefined
}

export interface ParsedCall {
  gas(call: BridgeCall): bigint | Promise<bigint>
  /** Returns the encoded result, empty for methods without one. */
  run(call: BridgeCall): Promise<Bytes>
}

/** Defines a method that returns a result. STATICCALL may call it as well. */
export function read<const Inputs extends readonly ArgumentType[], Output extends AbiType>(
  entry: ResultEntry<Inputs, Output>,
): BridgeMethod {
  return define(entry, { kinds: ['CALL', 'STATICCALL'], encode: (result) => encodeResult(entry.output, result) })
}

/** Defines a method that changes the state and returns a result, most often a code. */
export function change<const Inputs extends readonly ArgumentType[], Output extends AbiType>(
  entry: ResultEntry<Inputs, Output>,
): BridgeMethod {
  return define(entry, { kinds: ['CALL'], encode: (result) => encodeResult(entry.output, result) })
}

/** Defines a method that changes the state and returns no bytes. */
export function act<const Inputs extends readonly ArgumentType[]>(entry: MethodEntry<Inputs, void>): BridgeMethod {
  return define(entry, { kinds: ['CALL'], encode: () => EMPTY_BYTES })
}

interface Form<Result> {
  /** The kinds of calls that the method accepts from RSKIP-417 on. */
  readonly kinds: readonly CallKind[]
  encode(result: Result): Bytes
}

function define<Inputs extends readonly ArgumentType[], Result>(
  entry: MethodEntry<Inputs, Result>,
  { kinds, encode }: Form<Result>,
): BridgeMethod {
  const { name, inputs, gas, since, until, local } = entry
  return {
    name,
    selector: toHex(selectorOf(`${name}(${inputs.join(',')})`)),
    isActive: (rules) => (since === undefined || rules.has(since)) && (until === undefined || !rules.has(until)),
    isLocal: (rules) => local === true || (local !== undefined && !rules.has(local.until)),
    accepts: (kind) => kinds.includes(kind),
    parse(input) {
      const args = decodeArguments(inputs, input.subarray(4))
      if (args === undefined) return undefined
      return {
        gas: async (call) => (typeof gas === 'bigint' ? gas : gas(call, await call.inPieces(args()))),
        run: async (call) => encode(await entry.run(call, await call.inPieces(args()))),
      }
    },
  }
}
