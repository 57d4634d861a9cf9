import { beforeAll, expect, it } from 'vitest'
import { compareContracts, compileContracts } from './_contracts.ts'
import { createEngines, MACHINE_RULES } from './_engines.ts'
import { type Signed, signSome } from './_signed.ts'

const BLOCKS = 800

let contracts: ReturnType<typeof compileContracts>
let signed: readonly Signed[]
beforeAll(async () => {
  contracts = compileContracts()
  signed = await signSome()
})

const OLDEST_AND_NEWEST = [MACHINE_RULES.at(0), MACHINE_RULES.at(-1)].filter((set) => set !== undefined)

it.each(OLDEST_AND_NEWEST)(
  `${BLOCKS} blocks of messages to compiled contracts, and calls of them, come to the same on both engines: $name`,
  async ({ rules }) => {
    const artifacts = rules.has('rskip446') ? contracts.all : contracts.early
    const tally = await compareContracts({ engines: createEngines(), rules, artifacts, signed }, 1, BLOCKS)
    // It shows something only if most of what the contracts can do was done, and much of it was refused at times.
    const counts = [...tally.functions.values()]
    const share = (some: typeof counts) => some.length / counts.length
    expect(share(counts.filter(({ succeeded }) => succeeded > 0))).toBeGreaterThan(0.8)
    expect(share(counts.filter(({ failed }) => failed > 0))).toBeGreaterThan(0.5)
    const carriedOut = (name: string) => tally.functions.get(name)?.succeeded
    for (const name of [
      'Pool.swap',
      'Vault.deposit',
      'Vault.withdraw',
      ...(artifacts.has('Council') ? ['Council.execute'] : []),
    ])
      expect(carriedOut(name), name).toBeGreaterThan(5)
    expect([...tally.outcomes.keys()]).toEqual(expect.arrayContaining(['success', 'revert', 'out of gas']))
  },
)
