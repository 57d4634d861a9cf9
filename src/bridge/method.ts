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

/** When a method is there, and when only local calls may use it: those without a signed transaction (RSKIP-88). */
interface Access {
  readonly since?: Rule
  readonly until?: Rule
  readonly local?: 'always' | { readonly until: Rule }
}

export const ALWAYS: Access = {}
export const LOCAL: Access = { local: 'always' }
export const since = (rule: Rule): Access => ({ since: rule })
export const until = (rule: Rule): Access => ({ until: rule })
export const localSince = (rule: Rule): Access => ({ local: 'always', since: rule })
export const localAndUntil = (rule: Rule): Access => ({ local: 'always', until: rule })
export const localUntil = (rule: Rule): Access => ({ local: { until: rule } })

function isThere({ since, until }: Access, rules: Rules): boolean {
  return (since === undefined || rules.has(since)) && (until === undefined || !rules.has(until))
}

function isLocal({ local }: Access, rules: Rules): boolean {
  return local === 'always' || (local !== undefined && !rules.has(local.until))
}

/** Gas before the price of the data. */
type Gas<Inputs extends readonly ArgumentType[]> =
  | bigint
  | ((call: BridgeCall, ...args: ArgumentsOf<Inputs>) => bigint | Promise<bigint>)

type MethodResult<Output extends AbiType> = AbiValue<Output> | Promise<AbiValue<Output>>

/** A method of the Bridge; only the method itself knows its types. */
export interface BridgeMethod {
  readonly name: string
  /** The four bytes as text. */
  readonly selector: string
  isThere(rules: Rules): boolean
  isLocal(rules: Rules): boolean
  accepts(kind: CallKind): boolean
  /** The call in an input with this method's selector; undefined when its arguments cannot be decoded. */
  parse(input: Bytes): ParsedCall | undefined
}

export interface ParsedCall {
  gas(call: BridgeCall): bigint | Promise<bigint>
  /** The encoded result, empty for methods without one. */
  run(call: BridgeCall): Promise<Bytes>
}

/** A method that returns a result; STATICCALL may call it, too. */
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

/** A method that changes something and returns a result code. */
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

/** A method that changes something and returns nothing. */
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
        gas: async (call) => (typeof gas === 'bigint' ? gas : gas(call, ...(await call.inPieces(args())))),
        run: async (call) => run(call, await call.inPieces(args())),
      }
    },
  }
}
