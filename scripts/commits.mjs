// Checks the subjects of the commits that origin/main lacks: `area: imperative`, at most 72 characters.
import { execFileSync } from 'node:child_process'

const MAX_LENGTH = 72
const FORM = /^[a-z][\w./-]*(?:, [a-z][\w./-]*)*: \S/

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Returns no subjects if there is no remote. */
function listSubjects() {
  try {
    return git('log', '--no-merges', '--format=%s', 'origin/main..HEAD').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

const wrong = listSubjects().filter((subject) => subject.length > MAX_LENGTH || !FORM.test(subject))
for (const subject of wrong)
  console.error(`commit subject: must be "area: imperative", at most 72 characters: ${subject}`)
process.exitCode = wrong.length === 0 ? 0 : 1
