import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** The page whose sections benchmarks write. */
export const PAGE = 'docs/performance.md'

/** Sections of the page by their names in it, with the command that writes each. */
export const SECTIONS = {
  dev: 'npm run bench -- --dev --against anvil --write',
  service: 'npm run bench -- --write',
  opcodes: 'npm run bench:opcodes -- --write',
  siege: 'npm run bench:siege -- --write',
  together: 'npm run bench:siege -- --together --write',
} as const
export type Section = keyof typeof SECTIONS

/** The text of a run, which is printed line by line. */
export interface Report {
  say(text: string): void
  /** Puts the text into its section of the page, instead of the run before. */
  write(): void
}

/** Returns a report that begins with the machine, the versions, the date and the commit. `facts` are further facts of the run. */
export function createReport(root: string, section: Section, facts: readonly string[]): Report {
  let text = ''
  const say = (line: string) => {
    text += `${line}\n`
    process.stdout.write(`${line}\n`)
  }
  say(`${[...facts, ...describeMachine(root)].join(', ')}.\n`)
  return {
    say,
    write() {
      const path = join(root, PAGE)
      writeFileSync(path, replaceSection(readFileSync(path, 'utf8'), section, text))
    },
  }
}

/** Returns the page with another text in a section. Throws if the page has no such section. */
export function replaceSection(page: string, section: Section, text: string): string {
  const [begin, end] = marksOf(section)
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${PAGE}: must have the lines ${begin} and ${end}; add them`)
  return `${page.slice(0, from)}${begin}\n\n${text.trim()}\n\n${page.slice(to)}`
}

/** Returns the lines around a section. */
export function marksOf(section: Section): readonly [begin: string, end: string] {
  return [`<!-- begin of ${section}, written by ${SECTIONS[section]} -->`, `<!-- end of ${section} -->`]
}

function describeMachine(root: string): string[] {
  return [
    cpus()[0]?.model ?? 'unknown processor',
    `${cpus().length} cores`,
    `Node ${process.versions.node}`,
    new Date().toISOString().slice(0, 10),
    describeCommit(root),
  ]
}

function describeCommit(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const isChanged = git('status', '--porcelain', '--', 'src', 'bench') !== ''
    return `commit ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`
  } catch {
    return 'unknown commit' // sources without their history
  }
}
