import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runReporting } from './program.ts'
import type { Outcome, Run } from './suite.ts'

/** Runs the tests of a checkout that has its Hardhat configuration and its tests in TypeScript. */
export async function runTypeScriptHardhat(
  { root, checkout, files, folder, url }: Run,
  environment: Readonly<Record<string, string>>,
): Promise<Outcome[]> {
  const injected = join(root, 'scripts/suites/injected')
  // Hardhat loads its plugins for TypeScript only with a configuration of this extension.
  const config = join(folder, 'hardhat.config.ts')
  const modules = ['withoutSmock.cjs', 'hardhat.config.cjs'].map((name) => JSON.stringify(join(injected, name)))
  await writeFile(config, `require(${modules[0]})\nmodule.exports = require(${modules[1]})\n`)
  const tests = files.length > 0 ? files : await testsOf(checkout)
  const program = {
    command: ['node_modules/.bin/hardhat', '--config', config, '--network', 'localhost', 'test', ...tests],
    folder: checkout,
    environment: { ...environment, SCION_URL: url, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
  }
  return runReporting(program, join(folder, 'outcomes.jsonl'))
}

async function testsOf(checkout: string): Promise<string[]> {
  const names = await readdir(join(checkout, 'test'), { recursive: true })
  return names.filter((name) => /\.(test|spec)\.ts$/.test(name)).map((name) => `test/${name}`)
}
