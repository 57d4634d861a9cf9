import { describe, type Mutant, nameOf } from './mutant.ts'
import type { MutantResult, Results } from './results.ts'

/** Mutants of a folder and what became of them. */
export interface Score {
  readonly folder: string
  readonly tried: number
  readonly noticed: number
  readonly timeouts: number
  readonly survivors: readonly Mutant[]
  readonly equivalent: number
  readonly seconds: number
}

/** Returns the folder of a report that a file belongs to: the first of these that contains it, or its top folder. */
function folderOf(file: string, folders: readonly string[]): string {
  const folder = folders.find((path) => path !== 'src' && (file === path || file.startsWith(`${path}/`)))
  return folder ?? file.split('/').slice(0, 2).join('/')
}

/** Counts the mutants with a result by folder. */
export function countScores(
  mutants: readonly Mutant[],
  equivalent: readonly Mutant[],
  results: Results,
  folders: readonly string[],
): Score[] {
  const names = [...new Set([...mutants, ...equivalent].map(({ file }) => folderOf(file, folders)))].sort()
  return names.map((folder) => {
    const isHere = ({ file }: Mutant): boolean => folderOf(file, folders) === folder
    const tried = mutants.filter(isHere).flatMap((mutant) => {
      const result = results.mutant(nameOf(mutant))
      return result === undefined ? [] : [{ mutant, result }]
    })
    const count = (status: MutantResult['status']): number =>
      tried.filter(({ result }) => result.status === status).length
    const timeouts = count('timeout')
    return {
      folder,
      tried: tried.length,
      noticed: count('noticed') + timeouts,
      timeouts,
      survivors: tried.filter(({ result }) => isSurvivor(result)).map(({ mutant }) => mutant),
      equivalent: equivalent.filter(isHere).length,
      seconds: tried.reduce((sum, { result }) => sum + result.ms, 0) / 1_000,
    }
  })
}

export const isSurvivor = ({ status }: MutantResult): boolean => status === 'survived' || status === 'unreached'

/** Returns the scores as a table of Markdown. */
export function printTable(scores: readonly Score[]): string {
  const rows = scores.map(
    ({ folder, tried, noticed, timeouts, survivors, equivalent, seconds }) =>
      `| \`${folder}\` | ${tried} | ${noticed} (${percent(noticed, tried)}) | ${timeouts} | ${survivors.length} | ${equivalent} | ${seconds.toFixed(0)} s |`,
  )
  return [
    '| folder | mutants | noticed | of these by timeout | survived | equivalent | time |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
    '',
  ].join('\n')
}

const percent = (part: number, all: number): string => (all === 0 ? '-' : `${Math.floor((100 * part) / all)} %`)

/** Returns a line for each mutant that survived, and for each that ended by its limit. */
export function listOpen(mutants: readonly Mutant[], results: Results): string[] {
  return mutants.flatMap((mutant) => {
    const result = results.mutant(nameOf(mutant))
    if (result === undefined || result.status === 'noticed') return []
    return [`${describe(mutant)} [${explain(result)}]`]
  })
}

/** Returns the outcome of a mutant that no assertion noticed. */
export function explain({ status, leftOut = 0 }: MutantResult): string {
  if (status === 'unreached') return 'no near test reaches it'
  if (status === 'timeout') return 'ended by the limit'
  return leftOut === 0 ? status : `${status}, ${leftOut} covering test files were left out`
}
