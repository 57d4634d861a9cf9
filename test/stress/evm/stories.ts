import { encodeAbiParameters, type Hex, keccak256, toHex } from 'viem'
import { pick, type Random } from '../../evm/_operands.ts'

/** Who sends messages, and where. */
export interface Stage {
  readonly random: Random
  readonly people: readonly Hex[]
  /** The contract of this name that was created first, or later. */
  addressOf(contract: string, index?: number): Hex
  has(contract: string): boolean
  /** Calls a function of it. */
  tell(sender: Hex, contract: string, name: string, args: readonly unknown[], index?: number): Promise<void>
  encode(contract: string, name: string, args: readonly unknown[]): Hex
}

/** Messages that belong together, over some blocks: each `yield` is the end of one. By chance they would hardly come in this order. */
export type Story = (stage: Stage) => AsyncGenerator<void>

const MOST = 2n ** 255n

/** A proposal that is voted for and carried out. */
async function* decide({ random, people, addressOf, tell, encode }: Stage): AsyncGenerator<void> {
  const council = addressOf('Council')
  const description = `decision ${random(2 ** 30)}`
  const descriptionHash = keccak256(toHex(description))
  const action = [[council], [0n], [encode('Council', 'decide', [BigInt(random(100))])]] as const
  const types = ['address[]', 'uint256[]', 'bytes[]', 'bytes32'].map((type) => ({ type }))
  const id = BigInt(keccak256(encodeAbiParameters(types, [...action, descriptionHash])))
  await tell(pick(random, people), 'Council', 'propose', [...action, description])
  yield
  yield
  for (const person of people) await tell(person, 'Council', 'castVote', [id, 1])
  for (let block = 0; block < 13; block++) yield
  await tell(pick(random, people), 'Council', 'execute', [...action, descriptionHash])
}

/** Two trades of a tenth of what the pool has at most, there and back. */
async function* trade({ random, people, addressOf, tell }: Stage): AsyncGenerator<void> {
  const person = pick(random, people)
  for (const coin of [0, 1]) await tell(person, 'Coin', 'approve', [addressOf('Pool'), MOST], coin)
  await tell(person, 'Pool', 'swap', [true, BigInt(random(10 ** 9)) + 10n ** 6n, 0n])
  if (random(2) === 0) yield
  await tell(person, 'Pool', 'swap', [false, BigInt(random(10 ** 9)) + 10n ** 6n, 0n])
}

/** Assets against shares, and some of them back. */
async function* deposit({ random, people, addressOf, tell }: Stage): AsyncGenerator<void> {
  const person = pick(random, people)
  await tell(person, 'Coin', 'approve', [addressOf('Vault'), MOST])
  await tell(person, 'Vault', 'deposit', [BigInt(random(10 ** 9)) + 1n, person])
  if (random(2) === 0) yield
  await tell(person, 'Vault', 'withdraw', [1n, person, person])
}

/** One after the other, without end. */
export async function* tellStories(stage: Stage): AsyncGenerator<void> {
  const stories: readonly Story[] = stage.has('Council') ? [decide, trade, deposit] : [trade, deposit]
  for (;;) {
    yield* pick(stage.random, stories)(stage)
    yield
  }
}
