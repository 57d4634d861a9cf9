import ts from 'typescript'
import { expect, it } from 'vitest'
import { plant } from '../../../scripts/mutants/plant.ts'
import { readSource } from './_source.ts'

/** Nested mutants, statements without semicolons, and statements without braces. */
const SOURCE = `#!/usr/bin/env node
export function limit(values: number[], max: number): number {
  let count = 0
  const note = (value: number, step: number): void => { count += value * step + step }
  for (const value of values)
    if (value > 0 && value <= max) note(value, 1)
    else note(1, 100)
  count > 1_000 && note(5, 7)
  if (count > 2_000) throw new Error('limit')
  return count
}
`

const { source, mutants } = readSource(SOURCE)

/** Returns the results of the planted program for some arguments, with one mutant or none. */
function runPlanted(active: number): string {
  const planted = mutants.map((mutant, id) => ({ id, mutant })).reverse()
  const text = plant(source, planted, './switch.ts')
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const exported: { limit?: (values: number[], max: number) => number } = {}
  const load = new Function('exports', 'require', outputText.replace(/^#!.*/, ''))
  load(exported, () => ({ isMutant: (id: number) => id === active }))
  const results = [[1, 2, 9], [600, 600], [3_000], [1_957], [1_958], [999], [1_000], [0]].map((values) => {
    try {
      return exported.limit?.(values, values.length === 3 ? 2 : 3_000)
    } catch (error) {
      return String(error)
    }
  })
  return JSON.stringify(results)
}

it('a program without an active mutant behaves as before', () => {
  expect(runPlanted(-1)).toBe('[205,1244,"Error: limit",2000,"Error: limit",1000,1043,200]')
})

it.each(mutants.map((mutant, id) => [`${mutant.kind}: ${mutant.old} -> ${mutant.new}`, id] as const))(
  'the mutant %s changes results',
  (_, id) => {
    expect(runPlanted(id)).not.toBe(runPlanted(-1))
  },
)

it('a shebang and the numbers of lines stay', () => {
  const text = plant(source, [], './switch.ts')
  expect(text).toBe(SOURCE.replace('export', "import { isMutant as __isMutant } from './switch.ts'; export"))
})
