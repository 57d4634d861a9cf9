import type { Bytes } from '../../src/base/bytes.ts'
import type { Hex } from '../../src/base/hex.ts'
import { createOpcodeTable } from '../../src/evm/opcodes/table.ts'
import { createRandom } from '../_helpers/random.ts'
import type { RuleSet } from '../_helpers/ruleSets.ts'
import { type CodeWriter, createCodeWriter } from './_code.ts'
import { CONTRACTS, type Random, type Writing } from './_operands.ts'
import { type Era, GAS, type Shared } from './_shared.ts'
import { end, statement } from './_sharedStatements.ts'

/** Contracts, the first of which is called. Their effects and prices are the same on Rootstock by these rules and on Ethereum. */
export interface SharedProgram {
  readonly seed: number
  readonly ruleSet: RuleSet
  readonly era: Era
  readonly codes: readonly (readonly [Hex, Bytes])[]
  readonly data: Bytes
  readonly gasLimit: bigint
}

function createCode(random: Random, writer: CodeWriter, parts: Omit<Shared, keyof Writing>): Bytes {
  const table = createOpcodeTable(parts.ruleSet.rules)
  const writing = { random, writer, has: (opcode: number) => table[opcode] !== undefined, depth: 0, ...parts }
  for (let i = 3 + random(14); i >= 0; i--) statement(writing)
  end(writing)
  return writer.finish()
}

/** Returns the program of a seed by a set of rules, which is the same each time. */
export function createSharedProgram(seed: number, ruleSet: RuleSet): SharedProgram {
  const random = createRandom(seed)
  const isYoung = ruleSet.rules.has('rskip152') && random(3) === 0
  const era = isYoung ? 'cancun' : 'petersburg'
  const codes = CONTRACTS.map((address, level) => {
    return [address, createCode(random, createCodeWriter(), { ruleSet, era, level })] as const
  })
  const data = Uint8Array.from({ length: random(100) }, () => random(256))
  return { seed, ruleSet, era, codes, data, gasLimit: random(12) === 0 ? BigInt(random(30_000)) : BigInt(GAS[0]) }
}
