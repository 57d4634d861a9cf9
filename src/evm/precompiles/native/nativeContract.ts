import { type Bytes, SELECTOR_BYTES } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import type { Rule, Rules } from '../../../chainspec/rules.ts'
import { mapMaybePromise } from '../../../concurrency/maybePromise.ts'
import { type Precompile, type PrecompileContext, PrecompileFailure, type PreparedCall } from '../precompile.ts'
import {
  type AbiType,
  type AbiValue,
  type ArgumentsOf,
  type ArgumentType,
  decodeArguments,
  encodeResult,
  selectorOf,
} from './abi.ts'

/** A method as the table of its contract lists it. */
export interface MethodEntry<Inputs extends readonly ArgumentType[], Output extends AbiType> {
  readonly name: string
  readonly inputs: Inputs
  readonly output: Output
  /** Absent: active as long as the contract is. */
  readonly since?: Rule
  /** Absent: never removed. */
  readonly until?: Rule
  /** `inputLength` includes the selector. */
  readonly gas: bigint | ((args: ArgumentsOf<Inputs>, inputLength: number) => bigint)
  /** Returns the result. Throws a `PrecompileFailure` if the call fails. */
  run(args: ArgumentsOf<Inputs>, context: PrecompileContext): AbiValue<Output> | Promise<AbiValue<Output>>
}

/** A method of a native contract. Its argument types are known to the method alone. */
export interface NativeMethod {
  readonly selector: Bytes
  isActive(rules: Rules): boolean
  /** Prepares a call with this method's selector; undefined if its arguments cannot be decoded. */
  prepare(input: Bytes, context: PrecompileContext): PreparedCall | undefined
}

/** Defines a method, with argument types inferred from `inputs`. */
export function defineMethod<const Inputs extends readonly ArgumentType[], Output extends AbiType>(
  entry: MethodEntry<Inputs, Output>,
): NativeMethod {
  const { since, until, inputs, output, gas } = entry
  return {
    selector: selectorOf(`${entry.name}(${inputs.join(',')})`),
    isActive: (rules) => (since === undefined || rules.has(since)) && (until === undefined || !rules.has(until)),
    prepare(input, context) {
      const args = decodeArguments(inputs, input.subarray(SELECTOR_BYTES))
      if (args === undefined) return undefined
      return {
        price() {
          if (typeof gas === 'bigint') return gas
          return mapMaybePromise(context.yielder.run(args()), (values) => gas(values, input.length))
        },
        run: async () => encodeResult(output, await entry.run(await context.yielder.run(args()), context)),
      }
    },
  }
}

/** A call that no method can decode. It costs no gas and fails. */
const UNDECODABLE: PreparedCall = {
  price: () => 0n,
  run() {
    throw new PrecompileFailure('no method takes this input')
  },
}

/** Creates a precompiled contract that is called like a Solidity contract (protocol/evm#native-contracts). */
export function nativeContract(address: bigint, since: Rule, methods: readonly NativeMethod[]): Precompile {
  const bySelector = new Map(methods.map((method) => [toHex(method.selector), method]))
  return {
    address,
    since,
    isNative: true,
    prepare(input, context) {
      const method = bySelector.get(toHex(input.subarray(0, SELECTOR_BYTES)))
      const call = method?.isActive(context.rules) ? method.prepare(input, context) : undefined
      return call ?? UNDECODABLE
    },
  }
}
