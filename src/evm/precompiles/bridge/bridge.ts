import { type Bytes, EMPTY_BYTES } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { isFreeBridgeTransaction } from '../../../network/bridge/freeTransactions.ts'
import { BRIDGE_ADDRESS } from '../../../network/genesis/balances.ts'
import type { Rules } from '../../../network/rules.ts'
import type { Context } from '../../context.ts'
import { exception } from '../../halt.ts'
import { type Precompile, type PrecompileCall, PrecompileFailure } from '../precompile.ts'
import { type BridgeCall, openBridgeCall } from './bridgeCall.ts'
import type { BridgeMethod, ParsedCall } from './method.ts'
import { METHODS, RELEASE_BTC } from './methods.ts'

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
  const method = input.length === 0 ? RELEASE_BTC : bySelector.get(toHex(input.subarray(0, SELECTOR_BYTES)))
  const parsed = method?.parse(input)
  if (method === undefined || parsed === undefined || !method.isThere(rules)) return undefined
  return { method, parsed }
}

/**
 * The contract at the other end of the peg with Bitcoin (C 9). What it is asked it answers from its storage and, where that is
 * empty, from the network's constants; of what would change the peg it can only tell who may not do it.
 */
export const bridge: Precompile = {
  address: 0x01000006n,
  isSequential: true,
  async gas(input, context, manner) {
    if (manner.isFromContract && !context.rules.has('rskip88')) throw exception('contracts cannot call the Bridge yet')
    if (isFree(context, manner)) return 0n
    const found = find(input, context.rules)
    if (found === undefined) return UNKNOWN_GAS
    const { call } = openBridgeCall(context, manner, found.method.name)
    return (await found.parsed.gas(call)) + DATA_GAS * BigInt(input.length)
  },
  async run(input, context, manner) {
    const found = find(input, context.rules)
    if (found === undefined) return refuseUnknown(input, context.rules)
    const { call, close } = openBridgeCall(context, manner, found.method.name)
    requirePermission(call, found.method)
    const answer = await found.parsed.run(call)
    await close()
    return answer
  },
}

function isFree({ transaction, block, rules }: Context, { caller, isFromContract }: PrecompileCall): boolean {
  const isSigned = transaction !== undefined && !isFromContract
  return isSigned && isFreeBridgeTransaction(block.bridge, rules, BRIDGE_ADDRESS, caller)
}

function refuseUnknown(input: Bytes, rules: Rules): Bytes {
  if (!rules.has('rskip88')) return EMPTY_BYTES
  throw new PrecompileFailure(`Invalid data given: ${toHex(input.subarray(0, SELECTOR_BYTES))}`)
}

function requirePermission({ rules, transaction, kind }: BridgeCall, method: BridgeMethod): void {
  if (rules.has('rskip88') && transaction !== undefined && method.isLocal(rules)) {
    throw new PrecompileFailure(`Non-local-call to ${method.name}. Returning without execution.`)
  }
  if (rules.has('rskip417') && !method.accepts(kind)) {
    throw new PrecompileFailure(`Call type (${kind}) not accepted by ${method.name}. Returning without execution.`)
  }
}
