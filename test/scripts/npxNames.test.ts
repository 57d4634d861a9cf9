import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '../cli/_cli.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/npxNames.mjs')
/** Another project's package. */
const FOREIGN = 'scion'

/** Runs the script in a repository with a page of these lines. Returns the exit code and the refused lines. */
function check(...lines: readonly string[]) {
  const folder = makeFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  writeFileSync(join(folder, 'page.md'), lines.map((line) => `${line}\n`).join(''))
  git('add', '--all')
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' })
  const refused = stderr.split('\n').flatMap((line) => /^page\.md:(\d+): must /.exec(line)?.[1] ?? [])
  return { status, refused: refused.map((number) => lines[Number(number) - 1]) }
}

it('commands that fetch the package scion are refused', () => {
  const lines = [
    `npx ${FOREIGN}`,
    `  npx --no ${FOREIGN} dev`,
    `npx -y ${FOREIGN}@latest dev`,
    `ID=$(npx ${FOREIGN} keys list)`,
    `Run \`npx ${FOREIGN}\`.`,
    `run(folder, 'npx', ['--no', '${FOREIGN}', 'dev'])`,
    `CMD ["npx", "${FOREIGN}", "start"]`,
    `npm exec -- ${FOREIGN} dev`,
    `npm install --global ${FOREIGN}`,
    `pnpm dlx ${FOREIGN} dev`,
  ]
  expect(check(...lines)).toEqual({ status: 1, refused: lines })
})

it('commands with our package, with the installed program and with files are accepted', () => {
  const lines = [
    'npx scion-rsk dev',
    'npx --no scion-rsk version',
    'npx --package scion-rsk scion dev',
    'npm install viem scion-client',
    'npm install --global ./dist/scion-rsk-0.1.0.tgz',
    'scion start --data /var/lib/scion',
    'npx scion-rsk start --data /var/lib/scion',
    'npx hardhat --config scion.config.ts',
  ]
  expect(check(...lines)).toEqual({ status: 0, refused: [] })
})
