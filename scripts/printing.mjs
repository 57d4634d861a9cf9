// Refuses places of `src` that write to a terminal or a log past `src/base/printable.ts`, whose type the compiler checks everywhere else.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The outputs of the process, and a cast to the type of what they accept. */
const OUTPUTS =
  /\bstd(?:out|err)\b|\bconsole\s*\??\.\s*(?:log|error|warn|info|debug|trace|dir|dirxml|table|group\w*|assert|count|time\w*)\s*\(|\b_rawDebug\b|\bfd: ?[12]\b|\bwriteSync\(\s*[12]\b|\/dev\/(?:fd|tty)|\bas (?:unknown as )?Printable\b/
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
/** Files that may use an output, with the reason. */
const MAY = new Map([
  ['base/printable.ts', 'makes printable texts'],
  ['cli/main.ts', 'connects the outputs, which accept printable texts only'],
  ['cli/exportBlocks.ts', 'writes blocks and states, which are hexadecimal or binary data for another program'],
  ['cli/state/trustHeader.ts', 'asks a question, which is a printable text'],
  ['server/logger.ts', 'writes lines of JSON, which the same file escapes'],
])

const root = process.argv[2] ?? fileURLToPath(new URL('../src', import.meta.url))
const problems = []
for (const name of readdirSync(root, { recursive: true })) {
  const path = name.replaceAll('\\', '/')
  if (!path.endsWith('.ts') || MAY.has(path)) continue
  const code = readFileSync(join(root, name), 'utf8').replace(COMMENTS, (text) => text.replace(/[^\n]/g, ' '))
  for (const [index, line] of code.split('\n').entries()) {
    const [found] = OUTPUTS.exec(line) ?? []
    if (found !== undefined)
      problems.push(
        `${path}:${index + 1}: must not use "${found}"; pass the text to an Output, as base/printable.ts makes it`,
      )
  }
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
