import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeHardhatConfig } from './hardhat.ts'
import { type Program, runAsTest, runReporting } from './program.ts'
import type { Rule, Run, Suite } from './suite.ts'

const RULES: readonly Rule[] = [
  {
    name: 'failed transactions',
    why: 'Failed transactions have hashes and receipts with status 0. Hardhat returns an error instead of the hash (`--fail-on-revert`).',
    error: /but it didn't revert/,
    max: 3,
  },
]

/** The node as users of Hardhat expect it. */
const NODE = ['dev', ...['--compat', 'hardhat']]

/** A sample project of Hardhat 2, in JavaScript or TypeScript: its tests, and its deployment with Ignition. */
export const hardhat2Sample: Suite = {
  node: NODE,
  rules: RULES,
  async run(run) {
    const config = await writeHardhatConfig(run)
    const start = (...args: readonly string[]): Program => ({
      command: ['node_modules/.bin/hardhat', '--config', config, '--network', 'localhost', ...args],
      folder: run.checkout,
      environment: environmentOf(run),
    })
    const tests = await runReporting(start('test', ...(await filesOf(run, 'test'))), outcomesOf(run))
    const [module = ''] = await filesOf({ ...run, files: [] }, 'ignition/modules')
    return [...tests, await runAsTest(DEPLOYMENT, start('ignition', 'deploy', module, '--reset'))]
  },
}

/** A sample project of Hardhat 3, with viem or ethers: its tests, and its deployment with Ignition. It needs Node 22. */
export const hardhat3Sample: Suite = {
  node: NODE,
  rules: RULES,
  async run(run) {
    const config = join(run.checkout, 'scion.config.ts')
    await writeFile(config, configOfHardhat3(run))
    const start = (...command: readonly string[]): Program => ({
      command,
      folder: run.checkout,
      environment: { ...environmentOf(run), HARDHAT_CONFIG: config, HARDHAT_NETWORK: 'scion' },
    })
    const hardhat = 'node_modules/hardhat/dist/src/cli.js'
    try {
      const built = await runAsTest('build', start(hardhat, 'build', '--no-tests'))
      const tests = await runReporting(start(...(await testRunnerOf(run, hardhat))), outcomesOf(run))
      const [module = ''] = await filesOf({ ...run, files: [] }, 'ignition/modules')
      return [built, ...tests, await runAsTest(DEPLOYMENT, start(hardhat, 'ignition', 'deploy', module, '--reset'))]
    } finally {
      await rm(config)
    }
  },
}

const DEPLOYMENT = 'deployment with Ignition'

const outcomesOf = ({ folder }: Run) => join(folder, 'outcomes.jsonl')

const environmentOf = ({ url }: Run) => ({
  SCION_URL: url,
  HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
  HARDHAT_IGNITION_CONFIRM_DEPLOYMENT: 'true',
  HARDHAT_IGNITION_CONFIRM_RESET: 'true',
})

async function filesOf({ checkout, files }: Run, folder: string): Promise<readonly string[]> {
  if (files.length > 0) return files
  const names = await readdir(join(checkout, folder))
  return names.filter((name) => /\.[jt]s$/.test(name)).map((name) => `${folder}/${name}`)
}

/** Returns the configuration of the sample with the node as a network, and with npm's compiler. */
function configOfHardhat3({ root }: Run): string {
  const reporter = JSON.stringify(join(root, 'scripts/suites/injected/mochaReporter.cjs'))
  return `import { fileURLToPath } from 'node:url'
import config from './hardhat.config.ts'

const path = fileURLToPath(import.meta.resolve('solc/soljson.js'))

export default {
  ...config,
  solidity: { version: '0.8.28', path },
  networks: { ...config.networks, scion: { type: 'http', chainType: 'generic', url: process.env.SCION_URL } },
  test: { mocha: { reporter: ${reporter} } },
}
`
}

/** Returns the command that runs the tests: Node's runner is started itself, because Hardhat has no option for its reporter. */
async function testRunnerOf(run: Run, hardhat: string): Promise<readonly string[]> {
  const tests = await filesOf(run, 'test')
  const { devDependencies } = JSON.parse(await readFile(join(run.checkout, 'package.json'), 'utf8'))
  if ('mocha' in devDependencies) return [hardhat, 'test', 'mocha', '--no-compile', ...tests]
  return ['--test', '--test-reporter', join(run.root, 'scripts/suites/injected/nodeReporter.mjs'), ...tests]
}
