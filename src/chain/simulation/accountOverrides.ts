import { type Bytes, EMPTY_BYTES, equalBytes, stripLeadingZeros } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { getPrecompile, type Pacer } from '../../evm/evm.ts'
import type { Rules } from '../../network/rules.ts'
import type { World } from '../../state/world.ts'
import { InvalidOverride } from '../api/errors.ts'
import { type AccountOverride, PACKED_CELL_BYTES, type PackedCells } from '../api/simulation.ts'

/** Precompiled contracts that stand at another address, too, by that address. */
export type MovedPrecompiles = ReadonlyMap<bigint, bigint>

/**
 * Makes accounts what a simulation wants them to be (protocol/rpc#state-overrides); returns the precompiled contracts
 * that stand elsewhere, too. Pauses between accounts and slots, and throws the reason of the pacer's signal there. Throws
 * `InvalidOverride`.
 */
export async function overrideAccounts(
  world: World,
  overrides: readonly AccountOverride[],
  rules: Rules,
  pacer: Pacer,
): Promise<MovedPrecompiles> {
  const moved = new Map<bigint, bigint>()
  for (const override of overrides) {
    await pacer.pause()
    requirePossible(override, overrides, rules)
    if (override.movePrecompileTo !== undefined) move(moved, override.address, override.movePrecompileTo)
    await overrideAccount(world, override, pacer)
  }
  return moved
}

function requirePossible(override: AccountOverride, all: readonly AccountOverride[], rules: Rules): void {
  const { address, state, stateDiff, movePrecompileTo: target } = override
  if (state !== undefined && stateDiff !== undefined) {
    throw new InvalidOverride('AccountOverride.stateDiff and AccountOverride.state cannot be set at the same time')
  }
  const precompile = getPrecompile(bytesToBigint(address), rules)
  if (precompile === undefined) {
    if (target !== undefined) throw new InvalidOverride(`Account ${toHex(address)} is not a precompiled contract`)
    return
  }
  if (changesState(override)) throw new InvalidOverride('Precompiled contracts can not be overridden')
  if (target === undefined) return
  // The Bridge and REMASC are more than a function of their input.
  if (precompile.isSequential === true) throw new InvalidOverride(`Account ${toHex(address)} can not be moved`)
  if (all.some((other) => changesState(other) && equalBytes(other.address, target))) {
    throw new InvalidOverride('Precompiled contracts can not be moved to an overridden address')
  }
}

function changesState({ balance, nonce, code, state, stateDiff }: AccountOverride): boolean {
  return [balance, nonce, code, state, stateDiff].some((part) => part !== undefined)
}

function move(moved: Map<bigint, bigint>, from: Bytes, to: Bytes): void {
  const target = bytesToBigint(to)
  if (moved.has(target)) throw new InvalidOverride(`Account ${toHex(to)} is already overridden`)
  moved.set(target, bytesToBigint(from))
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
