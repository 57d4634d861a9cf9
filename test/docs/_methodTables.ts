import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './_guide.ts'

/** A row of a table of the guide. */
export interface Row {
  readonly title: string
  readonly names: readonly string[]
  readonly columns: readonly string[]
  /** The last column, without backticks. */
  readonly here: string
}

const guide = readFileSync(join(root, 'docs/guides/controls.md'), 'utf8')
export const sections = (guide.split('\n## Methods of anvil')[1] ?? '').split('\n### ').slice(1)
export const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
export const ROWS = sections.flatMap(rowsOf)

export function rowsOf(section: string): Row[] {
  const [title = ''] = section.split('\n', 1)
  return [...section.matchAll(/^\| (.*) \|$/gm)]
    .map(([, line = '']) => line.split(' | '))
    .filter(([first = '']) => first.startsWith('`'))
    .map((columns) => ({
      title,
      names: namesIn(columns[0] ?? ''),
      columns,
      here: (columns.at(-1) ?? '').replaceAll('`', ''),
    }))
}

export const rowsUnder = (title: string) => ROWS.filter((row) => row.title === title)

/** Returns the names of methods that a row is about, with each mode of viem's test client. */
export function methodsOf({ columns: [first = '', second = ''], title }: Row): string[] {
  const isByAction = title.startsWith('viem') || title.startsWith('Hardhat')
  const names = namesIn(isByAction ? second : first)
  return names.flatMap((name) =>
    name.startsWith('*') ? ['anvil', 'hardhat'].map((mode) => `${mode}${name.slice(1)}`) : [name],
  )
}
