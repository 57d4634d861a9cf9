import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '../..')

/** Texts of pages with their replacement in tests: the address of a node, the program, the folder of a service. */
const substitutes = (base: string): readonly (readonly [string, string])[] => [
  ['http://127.0.0.1:4444', base],
  ['npx scion-rsk', `node ${join(root, 'dist/src/cli/main.js')}`],
  ['/var/lib/scion', './data'],
]
const MAX_RUN_MS = 240_000

/** A code block of a page: its language, followed by a file name or `run`. */
export interface CodeBlock {
  readonly language: string
  readonly note: string
  readonly code: string
}

/** A command of a page with its output. */
export interface Run {
  readonly command: string
  /** The expected output, with `…` for any text; undefined if the page does not show it. */
  readonly shown: string | undefined
  readonly printed: string
}

export interface Place {
  /** The folder in which files are written and commands run. */
  readonly folder: string
  /** Base address of the node. */
  readonly base: string
  readonly environment?: Readonly<Record<string, string>>
}

export const readPage = (path: string) => readFile(join(root, path), 'utf8')

export function codeBlocks(page: string): CodeBlock[] {
  const found = page.matchAll(/^```(?<language>\w+)(?: (?<note>\S+))?\n(?<code>[\s\S]*?)^```$/gm)
  return [...found].map(({ groups: { language = '', note = '', code = '' } = {} }) => ({ language, note, code }))
}

/** Writes the files that a page names and runs the commands that it marks, in their order. */
export async function follow(page: string, { folder, base, environment }: Place): Promise<Run[]> {
  const here = substitutes(base).reduce((text, [shown, ours]) => text.replaceAll(shown, ours), page)
  const blocks = codeBlocks(here)
  const runs: Run[] = []
  for (const [index, { note, code }] of blocks.entries()) {
    if (note === 'run') {
      const next = blocks[index + 1]
      const printed = await execute(code, folder, { SCION_URL: `${base}/regtest`, ...environment })
      runs.push({ command: code, printed, shown: next?.language === 'text' ? next.code : undefined })
    } else if (note !== '') {
      await mkdir(dirname(join(folder, note)), { recursive: true })
      await writeFile(join(folder, note), code)
    }
  }
  return runs
}

async function execute(command: string, cwd: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', ...environment }
  try {
    const { stdout } = await promisify(execFile)('sh', ['-ec', command], { cwd, env, timeout: MAX_RUN_MS })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command}failed:\n${stdout}${stderr}`, { cause: error })
  }
}

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for the lines that a page shows; a line of `…` matches any number of lines. */
export function toPattern(shown: string): RegExp {
  const lines = shown.trimEnd().split('\n')
  return new RegExp(
    `^${lines.map((line) => (line === '…' ? '[\\s\\S]*' : quoted(line).replaceAll('…', '.*'))).join('\\n')}$`,
  )
}
