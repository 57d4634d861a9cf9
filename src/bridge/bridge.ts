import { type Bytes, EMPTY_BYTES, SELECTOR_BYTES } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { BitcoinError } from '../bitcoin/bitcoinError.ts'
import { isFreeBridgeTransaction } from '../chainspec/freeTransactions.ts'
import { BRIDGE_ADDRESS } from '../chainspec/genesisBalances.ts'
import type { Rules } from '../chainspec/rules.ts'
import {
  exception,
  type Precompile,
  type PrecompileCall,
  type PrecompileContext,
  PrecompileFailure,
  type PreparedCall,
} from '../evm/nativeContracts.ts'
import { UnreadableCell } from '../state/unreadableCell.ts'
import { type BridgeCall, openBridgeCall } from './bridgeCall.ts'
import type { BridgeMethod, ParsedCall } from './method.ts'
import { METHODS } from './methods/index.ts'
import { releaseBtc } from './methods/releaseBtc.ts'

/** Gas of a call that no active method decodes, without the price of the data. */
const UNKNOWN_GAS = 23_000n
const DATA_GAS = 2n

const bySelector = new Map(METHODS.map((method) => [method.selector, method]))

interface Found {
  readonly method: BridgeMethod
  readonly parsed: ParsedCall
}

/** Returns the method that an input calls; undefined if it is not active or the arguments cannot be decoded. */
function findMethod(input: Bytes, rules: Rules): Found | undefined {
  const method = input.length === 0 ? releaseBtc : bySelector.get(toHex(input.subarray(0, SELECTOR_BYTES)))
  const parsed = method?.isActive(rules) ? method.parse(input) : undefined
  return method === undefined || parsed === undefined ? undefined : { method, parsed }
}

/** The contract at 0x01000006: Rootstock's end of the two-way peg with Bitcoin (protocol/bridge). */
export const bridge: Precompile = {
  address: 0x01000006n,
  isSequential: true,
  isNative: true,
  prepare(input, context, invocation) {
    if (invocation.isFromContract && !context.rules.has('rskip88'))
      throw exception('contracts cannot call the Bridge yet')
    const found = findMethod(input, context.rules)
    const call = found === undefined ? unknownCall(input, context.rules) : knownCall(found, input, context, invocation)
    return isFree(context, invocation) ? { ...call, price: () => 0n } : call
  },
}

function unknownCall(input: Bytes, rules: Rules): PreparedCall {
  return {
    price: () => UNKNOWN_GAS,
    run() {
      if (!rules.has('rskip88')) return EMPTY_BYTES
      throw new PrecompileFailure(`Invalid data given: ${toHex(input.subarray(0, SELECTOR_BYTES))}`)
    },
  }
}

function knownCall(
  { method, parsed }: Found,
  input: Bytes,
  context: PrecompileContext,
  invocation: PrecompileCall,
): PreparedCall {
  const { call, close } = openBridgeCall(context, invocation, method.name)
  return {
    price: async () => (await parsed.gas(call)) + DATA_GAS * BigInt(input.length),
    async run() {
      requirePermission(call, method)
      // Storage and logs retain parts of the arguments, which must not be views of the caller's memory.
      const copied = method.parse(input.slice()) ?? parsed
      const output = await readAtSource(method, input, () => refusedAsFailure(() => copied.run(call)))
      await close()
      return output
    },
  }
}

/** Runs a method. An error about Bitcoin data becomes a `PrecompileFailure`, which fails the call. */
async function refusedAsFailure<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof BitcoinError ? new PrecompileFailure(error.message) : error
  }
}

/** Runs a method. One that only reads is called at the source of the state if that cannot return a cell. */
async function readAtSource(method: BridgeMethod, input: Bytes, run: () => Promise<Bytes>): Promise<Bytes> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof UnreadableCell) || !method.accepts('STATICCALL')) throw error
    return error.call(input)
  }
}

function isFree({ transaction, block, rules }: PrecompileContext, { caller, isFromContract }: PrecompileCall): boolean {
  const isSigned = transaction !== undefined && !isFromContract
  return isSigned && isFreeBridgeTransaction(block.bridge, rules, BRIDGE_ADDRESS, caller)
}

function requirePermission({ rules, transaction, kind }: BridgeCall, method: BridgeMethod): void {
  if (rules.has('rskip88') && transaction !== undefined && method.isLocal(rules)) {
    throw new PrecompileFailure(`Non-local-call to ${method.name}. Returning without execution.`)
  }
  if (rules.has('rskip417') && !method.accepts(kind)) {
    throw new PrecompileFailure(`Call type (${kind}) not accepted by ${method.name}. Returning without execution.`)
  }
}
