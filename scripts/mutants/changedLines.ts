import { execFileSync } from 'node:child_process'

/** Lines of files, by the path of the file. A file with `undefined` is new, and all its lines have changed. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number> | undefined>

/** Returns the lines below `src` that differ from a commit, with changes that are not committed. */
export function findChangedLines(root: string, commit: string): ChangedLines {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const changed = readDiff(git('diff', '--unified=0', '--no-color', '--no-ext-diff', commit, '--', 'src'))
  const added = git('ls-files', '--others', '--exclude-standard', 'src').split('\n').filter(Boolean)
  return new Map([...changed, ...added.map((file) => [file, undefined] as const)])
}

/** Returns the lines that a diff without context adds or replaces. */
export function readDiff(diff: string): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>()
  let current = new Set<number>()
  for (const line of diff.split('\n')) {
    const [, file] = /^\+\+\+ b\/(.*)$/.exec(line) ?? []
    if (file !== undefined) {
      current = new Set()
      lines.set(file, current)
    }
    const [, begin, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (begin === undefined) continue
    for (let i = 0; i < Number(count); i++) current.add(Number(begin) + i)
  }
  return lines
}
