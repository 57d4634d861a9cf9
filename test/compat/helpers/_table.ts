import { isDeepStrictEqual } from 'node:util'
import type { NetworkName } from './_networks.ts'
import type { Observed } from './_observed.ts'
import { RULES, type Rule } from './_rules.ts'

/** The networks whose behaviour is the measure, and the cases of tools that are made for anvil. */
const MEASURES = ['Hardhat', 'anvil'] as const
const ONLY_ANVIL = /^(forge|viem, mode anvil|cast): (?!rpc (hardhat|evm)_)/
const OURS = ['scion dev', '--compat ethereum', '--compat hardhat'] as const

type All = Readonly<Record<NetworkName, Observed>>

/** A case on one of our networks: as on both measures, as on one of them, or different. */
export interface Row {
  readonly library: string
  readonly helper: string
  readonly cells: readonly Cell[]
}

type Cell = 'same' | `as ${(typeof MEASURES)[number]}` | Rule | undefined

/** Returns a row for each case. A cell that no rule explains is undefined. */
export function compare(all: All): Row[] {
  return Object.entries(all['scion dev']).flatMap(([library, cases]) =>
    Object.keys(cases).map((helper) => ({
      library,
      helper,
      cells: OURS.map((name) => cellOf(all, library, helper, name)),
    })),
  )
}

function cellOf(all: All, library: string, helper: string, name: NetworkName): Cell {
  const seenOn = (network: NetworkName) => all[network][library]?.[helper]
  const measures = MEASURES.filter((measure) => measure === 'anvil' || !ONLY_ANVIL.test(`${library}: ${helper}`))
  const equal = measures.filter((measure) => isDeepStrictEqual(seenOn(measure), seenOn(name)))
  const [first] = equal
  if (equal.length === measures.length) return 'same'
  if (first !== undefined) return `as ${first}`
  return RULES.find(({ cases }) => cases.test(`${library}: ${helper}`))
}

/** Returns the table as Markdown, with the reasons below. */
export function printTable(rows: readonly Row[]): string {
  const libraries = [...new Set(rows.map(({ library }) => library))]
  const used = RULES.filter((rule) => rows.some(({ cells }) => cells.includes(rule)))
  const tables = libraries.flatMap((library) => [
    `## ${library}`,
    '',
    `| helper | ${OURS.map((name) => `\`${name}\``).join(' | ')} |`,
    `|---|${OURS.map(() => '---|').join('')}`,
    ...rows.filter((row) => row.library === library).map(printRow),
    '',
  ])
  const reasons = used.map(({ name, why }) => `* **${name}**: ${why}`)
  return [HEAD, ...tables, '## Rules', '', ...reasons, ''].join('\n')
}

const HEAD = `# Helpers on four networks

Written by \`npm run test:compat -- test/compat/helpers/table -u\` from the files in \`observed\`, which record what each helper did.

* same: as on Hardhat's own network (3.18) and on anvil (1.7.1). cast, forge and viem's mode anvil are compared with anvil only.
* as Hardhat, as anvil: these two differ.
* Otherwise a rule of the list at the end.
`

const printRow = ({ helper, cells }: Row) =>
  `| ${helper} | ${cells.map((cell) => (typeof cell === 'object' ? cell.name : (cell ?? '?'))).join(' | ')} |`
