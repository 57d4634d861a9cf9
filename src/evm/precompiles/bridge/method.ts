import { type Bytes, EMPTY_BYTES } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import type { Rules } from '../../../network/rules.ts'
import {
  type AbiType,
  type AbiValue,
  type ArgumentsOf,
  type ArgumentType,
  decodeArguments,
  encodeResult,
  selectorOf,
} from '../native/abi.ts'
import type { CallKind } from '../precompile.ts'
import { type Access, isLocal, isThere } from './access.ts'
import type { BridgeCall } from './bridgeCall.ts'

/** Gas before the price of the data. */
type Gas<Inputs extends readonly ArgumentType[]> =
  | bigint
  | ((call: BridgeCall, ...args: ArgumentsOf<Inputs>) => bigint | Promise<bigint>)

type MethodResult<Output extends AbiType> = AbiValue<Output> | Promise<AbiValue<Output>>

/** A method of the Bridge's, its types known to itself alone. */
export interface BridgeMethod {
  readonly name: string
  /** The four bytes as text. */
  readonly selector: string
  isThere(rules: Rules): boolean
  isLocal(rules: Rules): boolean
  accepts(kind: CallKind): boolean
  /** What an input with this method's selector asks for; undefined when its arguments cannot be decoded. */
  parse(input: Bytes): ParsedCall | undefined
}

export interface ParsedCall {
  gas(call: BridgeCall): bigint | Promise<bigint>
  /** The encoded answer, empty for methods without one. */
  run(call: BridgeCall): Promise<Bytes>
}

/** A method that answers; STATICCALL may ask, too. */
export function read<const Inputs extends readonly ArgumentType[], Output extends AbiType>(
  name: string,
  inputs: Inputs,
  output: Output,
  gas: Gas<Inputs>,
  access: Access,
  run: (call: BridgeCall, ...args: ArgumentsOf<Inputs>) => MethodResult<Output>,
): BridgeMethod {
  return define(name, inputs, gas, access, true, async (call, args) => encodeResult(output, await run(call, ...args)))
}

/** A method that changes something and answers how it went. */
export function change<const Inputs extends readonly ArgumentType[], Output extends AbiType>(
  name: string,
  inputs: Inputs,
  output: Output,
  gas: Gas<Inputs>,
  access: Access,
  run: (call: BridgeCall, ...args: ArgumentsOf<Inputs>) => MethodResult<Output>,
): BridgeMethod {
  return define(name, inputs, gas, access, false, async (call, args) => encodeResult(output, await run(call, ...args)))
}

/** A method that changes something and answers nothing. */
export function act<const Inputs extends readonly ArgumentType[]>(
  name: string,
  inputs: Inputs,
  gas: Gas<Inputs>,
  access: Access,
  run: (call: BridgeCall, ...args: ArgumentsOf<Inputs>) => void | Promise<void>,
): BridgeMethod {
  return define(name, inputs, gas, access, false, async (call, args) => {
    await run(call, ...args)
    return EMPTY_BYTES
  })
}

function define<Inputs extends readonly ArgumentType[]>(
  name: string,
  inputs: Inputs,
  gas: Gas<Inputs>,
  access: Access,
  isRead: boolean,
  run: (call: BridgeCall, args: ArgumentsOf<Inputs>) => Promise<Bytes>,
): BridgeMethod {
  return {
    name,
    selector: toHex(selectorOf(`${name}(${inputs.join(',')})`)),
    isThere: (rules) => isThere(access, rules),
    isLocal: (rules) => isLocal(access, rules),
    accepts: (kind) => kind === 'CALL' || (isRead && kind === 'STATICCALL'),
    parse(input) {
      const args = decodeArguments(inputs, input.subarray(4))
      if (args === undefined) return undefined
      return {
        gas: (call) => (typeof gas === 'bigint' ? gas : gas(call, ...args())),
        run: (call) => run(call, args()),
      }
    },
  }
}
