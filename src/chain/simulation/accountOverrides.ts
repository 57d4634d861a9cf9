import { type Bytes, compareBytes, EMPTY_BYTES, equalBytes, stripLeadingZeros } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import type { Compat } from '../../chainspec/network.ts'
import type { Rules } from '../../chainspec/rules.ts'
import type { BlockEnvironment, Pacer } from '../../evm/evm.ts'
import type { World } from '../../state/stateView.ts'
import { InvalidOverride } from '../api/errors.ts'
import { type AccountOverride, PACKED_CELL_BYTES, type PackedCells } from '../api/simulation.ts'
import { ROOTSTOCK_PRECOMPILES } from '../execution/precompiles.ts'

type MovedPrecompiles = NonNullable<BlockEnvironment['movedPrecompiles']>

export interface OverrideRules {
  /** Those of the block. */
  readonly rules: Rules
  /**
   * `rootstock`: precompiled contracts always run at their own address, and have no other overrides than a move.
   * `ethereum`: as geth and execution-apis have it, a precompiled contract that is moved, or given code, does not run at
   * its own address any more.
   */
  readonly compat: Compat
}

/**
 * Overrides the accounts of a simulation (protocol/rpc#state-overrides); returns where precompiled contracts
 * run then. Pauses between accounts and slots, and throws the reason of the pacer's signal there. Throws
 * `InvalidOverride`.
 */
export async function overrideAccounts(
  world: World,
  overrides: readonly AccountOverride[],
  how: OverrideRules,
  pacer: Pacer,
): Promise<MovedPrecompiles> {
  const moved = new Map<bigint, bigint | undefined>()
  // If two are moved to one address, the one with the higher address runs there.
  const ordered =
    how.compat === 'ethereum' ? overrides.toSorted((a, b) => compareBytes(a.address, b.address)) : overrides
  for (const override of ordered) {
    await pacer.pause()
    requirePossible(override, overrides, how)
    placePrecompile(moved, override, how)
    await overrideAccount(world, override, pacer)
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
    throw new InvalidOverride('AccountOverride.stateDiff and AccountOverride.state cannot be set at the same time')
  }
  const precompile = ROOTSTOCK_PRECOMPILES.get(bytesToBigint(address), rules)
  if (precompile === undefined) {
    if (target !== undefined) throw new InvalidOverride(`Account ${toHex(address)} is not a precompiled contract`)
    return
  }
  // The Bridge and REMASC are more than a function of their input: other code may run in their place, but they neither
  // run elsewhere nor with other cells.
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

/** Notes where the precompiled contract of an override runs; `compat` ethereum: where it does not run any more. */
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

async function overrideAccount(world: World, override: AccountOverride, pacer: Pacer): Promise<void> {
  const { address, balance, nonce, code, state, stateDiff } = override
  if (!changesState(override)) return
  const account = (await world.getAccount(address)) ?? { nonce: 0n, balance: 0n }
  if (state !== undefined) await clearCells(world, address)
  await world.putAccount(address, { nonce: nonce ?? account.nonce, balance: balance ?? account.balance })
  if (code !== undefined) await world.putCode(address, code)
  const cells = state ?? stateDiff ?? EMPTY_BYTES
  if ((code?.length ?? 0) > 0 || cells.length > 0) await world.markContract(address)
  await overrideCells(world, address, cells, pacer)
}

const SLOT_BYTES = 32

async function overrideCells(world: World, address: Bytes, cells: PackedCells, pacer: Pacer): Promise<void> {
  for (let at = 0; at < cells.length; at += PACKED_CELL_BYTES) {
    const value = stripLeadingZeros(cells.subarray(at + SLOT_BYTES, at + PACKED_CELL_BYTES))
    const slot = cells.subarray(at, at + SLOT_BYTES)
    const put = world.putStorage(address, slot, value.length === 0 ? undefined : value)
    if (put !== undefined) await put
    const pause = pacer.pause()
    if (pause !== undefined) await pause
  }
}

/** Cells cannot be counted, but they all go with their account. The account itself is written by the caller. */
async function clearCells(world: World, address: Bytes): Promise<void> {
  const code = await world.getCode(address)
  const isContract = await world.isContract(address)
  await world.deleteAccount(address)
  if (isContract) await world.markContract(address)
  if (code.length > 0) await world.putCode(address, code)
}
