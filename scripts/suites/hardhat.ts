import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runReporting } from './program.ts'
import type { Outcome, Run } from './suite.ts'

/** Settings that replace those of the checkout. */
type Settings = Readonly<Record<string, unknown>>

/** Writes a configuration for Hardhat 2 that adds the node to that of the checkout. Returns its path. */
export async function writeHardhatConfig({ root, checkout, folder }: Run, settings: Settings = {}): Promise<string> {
  const injected = join(root, 'scripts/suites/injected')
  const modules = ['withoutSmock.cjs', 'hardhat.config.cjs'].map((name) => JSON.stringify(join(injected, name)))
  // Hardhat loads its plugins for TypeScript only with a configuration of this extension.
  const extension = existsSync(join(checkout, 'hardhat.config.ts')) ? 'ts' : 'js'
  const config = join(folder, `hardhat.config.${extension}`)
  const exported = `{ ...require(${modules[1]}), ...${JSON.stringify(settings)} }`
  await writeFile(config, `require(${modules[0]})\nmodule.exports = ${exported}\n`)
  return config
}

/** Runs the tests of a checkout that has its Hardhat configuration and its tests in TypeScript. */
export async function runTypeScriptHardhat(
  run: Run,
  environment: Readonly<Record<string, string>>,
  settings?: Settings,
): Promise<Outcome[]> {
  const { checkout, files, folder, url } = run
  const config = await writeHardhatConfig(run, settings)
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
