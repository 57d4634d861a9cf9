import { type Bytes, compareBytes, EMPTY_BYTES, equalBytes, stripLeadingZeros } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import type { Compat, Network } from '../../chainspec/network.ts'
import type { Rules } from '../../chainspec/rules.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { BUDGETS } from '../../concurrency/budgets.ts'
import { type AbortSignalLike, type BlockEnvironment, Yielder } from '../../evm/evm.ts'
import { MAX_TIMESTAMP } from '../../primitives/header.ts'
import { createOverlay } from '../../state/overlay.ts'
import type { WritableState } from '../../state/stateView.ts'
import { InvalidOverride, RefusedAsEthereum } from '../api/errors.ts'
import {
  type AccountOverride,
  type BlockOverrides,
  type Overrides,
  PACKED_CELL_BYTES,
  type PackedCells,
} from '../api/simulation.ts'
import { ROOTSTOCK_PRECOMPILES } from '../execution/precompiles.ts'
import type { CallContext } from './callContext.ts'

/** Returns a call context with overrides; throws `InvalidOverride`, and the reason of `signal` once it is aborted. */
export async function overrideContext(
  network: Network,
  { block, state: below, ...rest }: CallContext,
  overrides: Overrides,
  signal?: AbortSignalLike,
): Promise<CallContext> {
  const overridden = overrideBlock(network, block, overrides.block)
  const state = createOverlay(below)
  const movedPrecompiles = await overrideAccounts(
    state,
    overrides.accounts,
    { rules: overridden.rules, compat: network.compat },
    new Yielder(BUDGETS.yieldAfterMs, signal),
  )
  return { ...rest, block: { ...overridden, movedPrecompiles }, state }
}

/**
 * Returns a block with overrides and the rules of its new number. Hashes of blocks that are not overridden are those of the chain,
 * none above it.
 */
export function overrideBlock(
  network: Network,
  block: BlockEnvironment,
  { hashes, ...overrides }: BlockOverrides,
): BlockEnvironment {
  requireExactNumbers(overrides)
  const { number = block.number } = overrides
  const overridden = { ...block, ...overrides, rules: rulesAt(network, number) }
  if (hashes === undefined) return overridden
  const hashOf = new Map(hashes)
  return { ...overridden, getBlockHash: (asked) => hashOf.get(asked) ?? block.getBlockHash(asked) }
}

/**
 * Throws `InvalidOverride` for a number or time above the max of a header, which JavaScript cannot represent exactly.
 */
export function requireExactNumbers({ number = 0, timestamp = 0 }: BlockOverrides): void {
  if (number > MAX_TIMESTAMP) throw new InvalidOverride(`block number should be at most ${MAX_TIMESTAMP}`)
  if (timestamp > MAX_TIMESTAMP) throw new InvalidOverride(`block time should be at most ${MAX_TIMESTAMP}`)
}

type MovedPrecompiles = NonNullable<BlockEnvironment['movedPrecompiles']>

export interface OverrideRules {
  /** The block's rules. */
  readonly rules: Rules
  /**
   * `rootstock`: precompiled contracts always run at their own address, and may only be moved. `ethereum`: a
   * precompiled contract that is moved or has code no longer runs at its own address, as in geth and execution-apis.
   */
  readonly compat: Compat
}

/**
 * Overrides the accounts of a simulation (protocol/rpc#state-overrides); returns the addresses of moved precompiled
 * contracts. Yields between accounts and slots, and throws the reason of the yielder's signal there. Throws
 * `InvalidOverride`.
 */
export async function overrideAccounts(
  state: WritableState,
  overrides: readonly AccountOverride[],
  options: OverrideRules,
  yielder: Yielder,
): Promise<MovedPrecompiles> {
  const moved = new Map<bigint, bigint | undefined>()
  // If two are moved to one address, the one with the higher address runs there.
  const ordered =
    options.compat === 'ethereum' ? overrides.toSorted((a, b) => compareBytes(a.address, b.address)) : overrides
  for (const override of ordered) {
    await yielder.pause()
    requirePossible(override, overrides, options)
    placePrecompile(moved, override, options)
    await overrideAccount(state, override, yielder)
  }
  return moved
}

function requirePossible(
  override: AccountOverride,
  all: readonly AccountOverride[],
  { rules, compat }: OverrideRules,
): void {
  const { address, code, state, stateDiff, movePrecompileTo: target } = override
  if (state !== undefined && stateDiff !== undefined) {
    throw compat === 'ethereum'
      ? new RefusedAsEthereum(`account ${toHex(address)} has both 'state' and 'stateDiff'`)
      : new InvalidOverride('AccountOverride.stateDiff and AccountOverride.state cannot be set at the same time')
  }
  const precompile = ROOTSTOCK_PRECOMPILES.get(bytesToBigint(address), rules)
  if (precompile === undefined) {
    if (target === undefined) return
    throw compat === 'ethereum'
      ? new RefusedAsEthereum(`account ${toHex(address)} is not a precompile`)
      : new InvalidOverride(`Account ${toHex(address)} is not a precompiled contract`)
  }
  // The Bridge and REMASC are not pure functions of their input: code may replace them, but they can neither move nor
  // have other storage.
  const isFunction = precompile.isSequential !== true
  const mayChange = compat === 'ethereum' && (isFunction || code !== undefined)
  if (changesState(override) && !mayChange) throw new InvalidOverride('Precompiled contracts can not be overridden')
  if (target === undefined) return
  if (!isFunction) throw new InvalidOverride(`Account ${toHex(address)} can not be moved`)
  const isOverridden = (other: AccountOverride) => compat === 'ethereum' || changesState(other)
  if (all.some((other) => isOverridden(other) && equalBytes(other.address, target))) {
    throw new InvalidOverride('Precompiled contracts can not be moved to an overridden address')
  }
}

function changesState({ balance, nonce, code, state, stateDiff }: AccountOverride): boolean {
  return [balance, nonce, code, state, stateDiff].some((part) => part !== undefined)
}

/** Records where the precompiled contract of an override runs, and with `compat` ethereum where it no longer runs. */
function placePrecompile(
  moved: Map<bigint, bigint | undefined>,
  { address, code, movePrecompileTo: to }: AccountOverride,
  { compat }: OverrideRules,
): void {
  if (to === undefined && code === undefined) return
  const source = bytesToBigint(address)
  if (to !== undefined) {
    const target = bytesToBigint(to)
    if (compat === 'rootstock' && moved.has(target)) {
      throw new InvalidOverride(`Account ${toHex(to)} is already overridden`)
    }
    moved.set(target, source)
  }
  if (compat === 'ethereum') moved.set(source, undefined)
}

async function overrideAccount(view: WritableState, override: AccountOverride, yielder: Yielder): Promise<void> {
  const { address, balance, nonce, code, state, stateDiff } = override
  if (!changesState(override)) return
  const account = (await view.getAccount(address)) ?? { nonce: 0n, balance: 0n }
  if (state !== undefined) await clearStorage(view, address)
  await view.putAccount(address, { nonce: nonce ?? account.nonce, balance: balance ?? account.balance })
  if (code !== undefined) await view.putCode(address, code)
  const cells = state ?? stateDiff ?? EMPTY_BYTES
  if ((code?.length ?? 0) > 0 || cells.length > 0) await view.markContract(address)
  await overrideStorage(view, address, cells, yielder)
}

const SLOT_BYTES = 32

async function overrideStorage(
  state: WritableState,
  address: Bytes,
  cells: PackedCells,
  yielder: Yielder,
): Promise<void> {
  for (let at = 0; at < cells.length; at += PACKED_CELL_BYTES) {
    const value = stripLeadingZeros(cells.subarray(at + SLOT_BYTES, at + PACKED_CELL_BYTES))
    const slot = cells.subarray(at, at + SLOT_BYTES)
    const put = state.putStorage(address, slot, value.length === 0 ? undefined : value)
    if (put !== undefined) await put
    const pause = yielder.pause()
    if (pause !== undefined) await pause
  }
}

/**
 * Clears the storage of an account by deleting the account, because slots cannot be listed. The caller writes the
 * account.
 */
async function clearStorage(state: WritableState, address: Bytes): Promise<void> {
  const code = await state.getCode(address)
  const isContract = await state.isContract(address)
  await state.deleteAccount(address)
  if (isContract) await state.markContract(address)
  if (code.length > 0) await state.putCode(address, code)
}
