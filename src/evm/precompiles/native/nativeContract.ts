import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import type { Rule, Rules } from '../../../network/rules.ts'
import type { Context } from '../../context.ts'
import { type Precompile, PrecompileFailure } from '../precompile.ts'
import {
  type AbiType,
  type AbiValue,
  type ArgumentsOf,
  type ArgumentType,
  decodeArguments,
  encodeResult,
  selectorOf,
} from './abi.ts'

/** A method of a native contract, as its table lists it. */
export interface MethodEntry<Inputs extends readonly ArgumentType[], Output extends AbiType> {
  readonly name: string
  readonly inputs: Inputs
  readonly output: Output
  /** Absent: as long as the contract is there. */
  readonly since?: Rule
  /** Absent: for ever. */
  readonly until?: Rule
  /** `inputLength` counts the selector too. */
  readonly gas: bigint | ((args: ArgumentsOf<Inputs>, inputLength: number) => bigint)
  /** The result; throws a `PrecompileFailure` when the call fails. */
  run(args: ArgumentsOf<Inputs>, context: Context): AbiValue<Output> | Promise<AbiValue<Output>>
}

/** A method whose types only it knows. */
export interface NativeMethod {
  readonly selector: Bytes
  isActive(rules: Rules): boolean
  /** The price of an input with this method's selector; undefined when its arguments cannot be decoded. */
  gas(input: Bytes): bigint | undefined
  /** The output for such an input; throws a `PrecompileFailure` when the call fails. */
  run(input: Bytes, context: Context): Promise<Bytes>
}

export function defineMethod<const Inputs extends readonly ArgumentType[], Output extends AbiType>(
  entry: MethodEntry<Inputs, Output>,
): NativeMethod {
  const { since, until, inputs, output, gas } = entry
  // The price is asked for before it is paid: texts may be long, and that they are there can be seen without reading them.
  const unread = inputs.map((type) => (type === 'string' ? 'bytes' : type))
  return {
    selector: selectorOf(`${entry.name}(${inputs.join(',')})`),
    isActive: (rules) => (since === undefined || rules.has(since)) && (until === undefined || !rules.has(until)),
    gas(input) {
      if (typeof gas === 'bigint') return decodeArguments(unread, argumentsIn(input)) && gas
      const args = decodeArguments(inputs, argumentsIn(input))
      return args && gas(args, input.length)
    },
    async run(input, context) {
      const args = decodeArguments(inputs, argumentsIn(input))
      if (args === undefined) throw new PrecompileFailure(`${entry.name} cannot read its arguments`)
      return encodeResult(output, await entry.run(args, context))
    },
  }
}

const argumentsIn = (input: Bytes) => input.subarray(4)

/** A precompile that is called like a Solidity contract (C 6.7): a call that it does not understand costs nothing and fails. */
export function nativeContract(address: bigint, since: Rule, methods: readonly NativeMethod[]): Precompile {
  const bySelector = new Map(methods.map((method) => [toHex(method.selector), method]))

  function findMethod(input: Bytes, rules: Rules): NativeMethod | undefined {
    const method = bySelector.get(toHex(input.subarray(0, 4)))
    return method?.isActive(rules) ? method : undefined
  }

  return {
    address,
    since,
    gas: (input, { rules }) => findMethod(input, rules)?.gas(input) ?? 0n,
    run(input, context) {
      const method = findMethod(input, context.rules)
      if (method === undefined) throw new PrecompileFailure('there is no such method')
      return method.run(input, context)
    },
  }
}
