import { type Bytes, concatBytes, equalBytes, padLeft, WORD_BYTES } from '../../base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../base/hex.ts'
import { toWord } from '../../base/integer.ts'
import { CallFailed, ControlRefused, ExecutionReverted } from '../../chain/api/errors.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import { type MethodContext, requireDevtools } from '../method.ts'

/** Max storage slots that a getter may read; each is tried with two calls. */
const MAX_SLOTS = 64
/** Gas of one call, more than a getter of a token needs. It bounds the time of a request. */
const GETTER_GAS = 1_000_000n
const LATEST = { kind: 'latest' } as const

/** A call that returns an amount of a token. */
interface Getter {
  readonly to: Bytes
  readonly data: Bytes
}

/** A storage slot of a contract. */
interface Slot {
  readonly address: Bytes
  readonly slot: Bytes
}

/** Returns the data of a call whose arguments are addresses. */
export function encodeCall(selector: Hex, ...addresses: readonly Bytes[]): Bytes {
  return concatBytes(fromHex(selector), ...addresses.map((address) => padLeft(address, WORD_BYTES)))
}

/**
 * Sets the amount that a getter of a token returns: finds the storage slot that alone determines it, and writes it.
 * Throws `ControlRefused` if there is none, as in tokens that compute balances.
 */
export async function setTokenAmount(
  context: MethodContext,
  getter: Getter,
  amount: bigint,
  call: Abortable,
): Promise<void> {
  const { edits } = requireDevtools(context)
  const word = toWord(amount)
  const { address, slot } = await requireSlot(context, getter, word, call)
  await edits.setStorage(address, slot, word)
}

async function requireSlot({ calls }: MethodContext, getter: Getter, word: Bytes, abortable: Abortable): Promise<Slot> {
  const request = { ...getter, gas: GETTER_GAS }
  const { accounts } = await calls.accessList(request, LATEST, { abortable })
  const slots = accounts.flatMap(({ address, slots }) => slots.map((slot) => ({ address, slot })))
  /** Returns whether the getter returns `value` if the slot has it. */
  const reflects = async ({ address, slot }: Slot, value: Bytes): Promise<boolean> => {
    const overrides = { accounts: [{ address, stateDiff: concatBytes(slot, value) }], block: {} }
    try {
      return equalBytes(await calls.call(request, LATEST, { abortable, overrides }), value)
    } catch (error) {
      if (error instanceof ExecutionReverted || error instanceof CallFailed) return false
      throw error
    }
  }
  const last = WORD_BYTES - 1
  const other = word.with(last, (word[last] ?? 0) ^ 1) // a getter that ignores the slot may return one of the two by chance
  for (const candidate of slots.slice(0, MAX_SLOTS)) {
    if ((await reflects(candidate, other)) && (await reflects(candidate, word))) return candidate
  }
  throw new ControlRefused(
    `no storage slot of ${toHex(getter.to)} holds this amount: the address must be a token that stores each amount in a slot of its own`,
  )
}
