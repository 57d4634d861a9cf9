import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { NetworkName } from './_networks.ts'
import { readObserved } from './_observed.ts'
import { RULES } from './_rules.ts'
import { compare, printTable, type Row } from './_table.ts'

describe('the table of helpers', () => {
  let rows: readonly Row[]
  beforeAll(async () => {
    rows = compare({
      Hardhat: await readObserved('Hardhat'),
      anvil: await readObserved('anvil'),
      'scion dev': await readObserved('scion dev'),
      '--compat ethereum': await readObserved('--compat ethereum'),
      '--compat hardhat': await readObserved('--compat hardhat'),
    } satisfies Record<NetworkName, unknown>)
  })

  it('has a rule for each difference, and a difference for each rule', () => {
    const unexplained = rows.filter(({ cells }) => cells.includes(undefined))
    expect(unexplained.map(({ library, helper }) => `${library}: ${helper}`)).toEqual([])
    expect(RULES.filter((rule) => !rows.some(({ cells }) => cells.includes(rule)))).toEqual([])
  })

  it('is that of the recorded observations', async () => {
    await expect(printTable(rows)).toMatchFileSnapshot(join(import.meta.dirname, 'table.md'))
  })
})
