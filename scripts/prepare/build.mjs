import { copyFileSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at } from './root.mjs'
import { runChild } from './runChild.mjs'
import { fail, sayProgress } from './say.mjs'
import { isBuilt } from './state.mjs'

const STEPS = [
  {
    name: 'sources',
    // Types are left to `npm run check` and the editor: checking them takes longer than the rest of a build.
    args: [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json', '--noCheck'],
    failure: 'The sources do not compile; see above.',
  },
  {
    name: 'docs page',
    args: [at('scripts', 'playground', 'run.mjs')],
    failure: 'The docs page does not build; see above.',
  },
  {
    name: 'program',
    args: [at('scripts', 'bundle-program.mjs')],
    failure: 'The program cannot be bundled; see above.',
  },
]

/** Builds the program if a source is newer; ends the process with an error if a step fails. */
export async function build() {
  if (isBuilt()) return
  const progress = sayProgress('Building')
  const begunAt = new Date()
  for (const { name, args, failure } of STEPS) {
    progress.show(name)
    const { code, output } = await runChild(process.execPath, args)
    if (code !== 0) {
      progress.end()
      fail(`${output.trim()}\n${failure}`)
    }
  }
  for (const document of ['openrpc.json', 'admin/openrpc.json']) {
    mkdirSync(dirname(at('dist', 'generated', document)), { recursive: true })
    copyFileSync(at('generated', document), at('dist', 'generated', document))
  }
  progress.end()
  // A file that changed during the build counts as newer.
  writeFileSync(at('dist', '.stamp'), '')
  utimesSync(at('dist', '.stamp'), begunAt, begunAt)
}
