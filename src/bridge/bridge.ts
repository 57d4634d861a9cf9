import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { BitcoinError } from '../bitcoin/bitcoinError.ts'
import { isFreeBridgeTransaction } from '../chainspec/freeTransactions.ts'
import { BRIDGE_ADDRESS } from '../chainspec/genesis/balances.ts'
import type { Rules } from '../chainspec/rules.ts'
import {
  exception,
  type Precompile,
  type PrecompileCall,
  type PrecompileContext,
  PrecompileFailure,
  type PreparedCall,
} from '../evm/nativeContracts.ts'
import { type BridgeCall, openBridgeCall } from './bridgeCall.ts'
import type { BridgeMethod, ParsedCall } from './method.ts'
import { METHODS } from './methods/index.ts'
import { releaseBtc } from './methods/releaseBtc.ts'

const SELECTOR_BYTES = 4
/** What releaseBtc costs. */
const UNKNOWN_GAS = 23_000n
const DATA_GAS = 2n

const bySelector = new Map(METHODS.map((method) => [method.selector, method]))

interface Found {
  readonly method: BridgeMethod
  readonly parsed: ParsedCall
}

/** The method that an input calls, if it is there and the arguments can be decoded. */
function find(input: Bytes, rules: Rules): Found | undefined {
  const method = input.length === 0 ? releaseBtc : bySelector.get(toHex(input.subarray(0, SELECTOR_BYTES)))
  const parsed = method?.isThere(rules) ? method.parse(input) : undefined
  return method === undefined || parsed === undefined ? undefined : { method, parsed }
}

/**
 * Rootstock's end of the peg with Bitcoin (protocol/bridge): what is locked there is issued here, and the other way
 * round.
 */
export const bridge: Precompile = {
  address: 0x01000006n,
  isSequential: true,
  isNative: true,
  prepare(input, context, manner) {
    if (manner.isFromContract && !context.rules.has('rskip88')) throw exception('contracts cannot call the Bridge yet')
    const found = find(input, context.rules)
    const call = found === undefined ? unknownCall(input, context.rules) : knownCall(found, input, context, manner)
    return isFree(context, manner) ? { ...call, price: () => 0n } : call
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
  manner: PrecompileCall,
): PreparedCall {
  const { call, close } = openBridgeCall(context, manner, method.name)
  return {
    price: async () => (await parsed.gas(call)) + DATA_GAS * BigInt(input.length),
    async run() {
      requirePermission(call, method)
      // Cells and logs keep parts of the arguments, and so not of the caller's memory; by now the bytes are paid for.
      const kept = method.parse(input.slice()) ?? parsed
      const answer = await refusedAsFailure(() => kept.run(call))
      await close()
      return answer
    },
  }
}

/** What is wrong with Bitcoin's data fails the call. */
async function refusedAsFailure<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof BitcoinError ? new PrecompileFailure(error.message) : error
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
