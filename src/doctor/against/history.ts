import { baseIn, isMissing } from '../answer.ts'
import { NOBODY, toQuantity } from '../material.ts'
import type { Session } from '../session.ts'
import type { Pair } from './pair.ts'

/** The history that both endpoints have. */
export interface CommonHistory {
  /** Height of the lowest block that is compared; 0 if both have the whole chain. */
  readonly from: number
  /** Begin of the shorter history; undefined if both have the whole chain. */
  readonly begin: { readonly number: number; readonly isOurs: boolean } | undefined
}

/**
 * Finds the history that both endpoints have up to `newest`. A node that began with a state, or that has deleted old
 * states, lacks blocks, states or logs below some height. `lowest` is the lowest block of interest: if both have it, the
 * rest is not examined.
 */
export async function findCommonHistory(
  { ours, theirs }: Pair,
  lowest: number,
  newest: number,
): Promise<CommonHistory> {
  const [mine, other] = [await findBegin(ours.session, lowest, newest), await findBegin(theirs.session, lowest, newest)]
  if (mine === undefined && other === undefined) return { from: 0, begin: undefined }
  const isOurs = (mine?.whole ?? 0) >= (other?.whole ?? 0)
  const { stated, whole } = (isOurs ? mine : other) ?? { stated: 0, whole: 0 }
  // A trace of a block reads the state of its parent.
  return { from: whole + 1, begin: { number: stated, isOurs } }
}

interface Begin {
  /** The height that the endpoint states, or that of the lowest whole block. */
  readonly stated: number
  /** Height of the lowest block with its state and its logs. */
  readonly whole: number
}

/** Returns where the history of an endpoint begins; undefined if it has that of `lowest`. */
async function findBegin(session: Session, lowest: number, newest: number): Promise<Begin | undefined> {
  const lack = await findLack(session, lowest)
  if (lack === undefined) return undefined
  const { base } = lack
  if (base !== undefined && (base >= newest || (await findLack(session, base + 1)) === undefined))
    return { stated: base, whole: base + 1 }
  if ((await findLack(session, newest)) !== undefined) return undefined // it refuses for another reason
  let [without, whole] = [lowest, newest]
  while (whole - without > 1) {
    const middle = Math.floor((without + whole) / 2)
    if ((await findLack(session, middle)) === undefined) whole = middle
    else without = middle
  }
  return { stated: whole, whole }
}

/** A missing part of a block. `base` is the height at which the endpoint says that its chain begins. */
interface Lack {
  readonly base: number | undefined
}

/** Returns the missing part of a block: the block itself, its state or its logs; undefined if the endpoint has all three. */
async function findLack(session: Session, height: number): Promise<Lack | undefined> {
  const number = toQuantity(height)
  const block = await session.ask('eth_getBlockByNumber', [number, true])
  if (block.kind === 'result' && block.result === null) return { base: undefined }
  for (const [method, params] of [
    ['eth_getBalance', [NOBODY, number]],
    ['eth_getLogs', [{ fromBlock: number, toBlock: number }]],
  ] as const) {
    const reply = await session.ask(method, params)
    if (reply.kind === 'error' && !isMissing(reply)) return { base: baseIn(reply) }
  }
  return block.kind === 'error' && !isMissing(block) ? { base: baseIn(block) } : undefined
}
