// Refuses names that not every system can check out, and files that a script or a test has left beside the sources.
import { execFileSync } from 'node:child_process'
import { extname } from 'node:path'

/** Names of Windows's devices, also with an ending, and characters and ends that its names cannot have. */
const NOT_ON_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[<>:"\\|?*\p{Cc}]|[. ]$/iu
/** Maximum length of a path in characters. Windows has 260 with the folder of the checkout. */
const MAX_LENGTH = 180

const list = (...flags) =>
  execFileSync('git', ['ls-files', '-z', ...flags], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean)

const isOnWindows = (path) => path.length <= MAX_LENGTH && !path.split('/').some((name) => NOT_ON_WINDOWS.test(name))

/** Returns the folder below the root, and the ending of the name; undefined in the root. */
const kindOf = (path) => (path.includes('/') ? `${path.split('/')[0]} ${extname(path)}` : undefined)

const tracked = list()
const lowerCase = new Map()
const problems = []
for (const path of tracked) {
  if (!isOnWindows(path)) problems.push(`${path}: must have a name that Windows accepts; rename the file`)
  const other = lowerCase.get(path.toLowerCase())
  if (other !== undefined) problems.push(`${path}: must differ from ${other} in more than case; rename one of them`)
  lowerCase.set(path.toLowerCase(), path)
}
const kinds = new Set(tracked.map(kindOf))
for (const path of list('--others', '--exclude-standard')) {
  const kind = kindOf(path)
  // A new source is no trace of a test.
  if (kind === undefined || !kinds.has(kind) || !isOnWindows(path))
    problems.push(`${path}: must be in git, or in a folder that git ignores; add it, or delete it`)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
