// Runs test files in a copy of the checkout with one mutant after the other, as its parent process requests. The transformed sources
// stay in memory. Each run has a new worker process, so that no state of one mutant reaches the next.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(`${process.cwd()}/package.json`)
const { BaseSequencer, createVitest } = await import(pathToFileURL(require.resolve('vitest/node')).href)

/** Runs the files in the order of the request. */
class GivenOrder extends BaseSequencer {
  sort(files) {
    return files
  }
}

const vitest = await createVitest('test', {
  watch: false,
  reporters: [{}],
  bail: 1,
  maxWorkers: 1,
  fileParallelism: false,
  sequence: { sequencer: GivenOrder },
})

/** Selects a mutant in this process, in which the shared nodes run, and in those that it starts. */
function select(mutant, reachedFile) {
  process.env.PLANTED_MUTANT = String(mutant)
  if (reachedFile === undefined) delete process.env.PLANTED_MUTANTS_REACHED
  else process.env.PLANTED_MUTANTS_REACHED = reachedFile
  const shared = globalThis.scionMutants
  if (shared === undefined) return
  Object.assign(shared, { active: mutant, hasRun: false, reachedFile })
  shared.reached.clear()
}

const firstErrorOf = (task) => task.errors().at(0)?.message ?? ''

/** Returns the first failure of a run; undefined if all tests have passed. */
function findFailure(modules, unhandledErrors) {
  for (const module of modules) {
    if (module.state() !== 'failed') continue
    for (const test of module.children.allTests('failed')) {
      return {
        test: `${module.relativeModuleId} > ${test.fullName}`,
        message: test.result().errors?.at(0)?.message ?? '',
      }
    }
    return { test: module.relativeModuleId, message: firstErrorOf(module) }
  }
  if (unhandledErrors.length === 0) return undefined
  return { test: 'outside of tests', message: String(unhandledErrors[0]?.message ?? unhandledErrors[0]) }
}

async function run({ mutant, files, reachedFile }) {
  select(mutant, reachedFile)
  vitest.state.filesMap.clear()
  vitest.state.errorsSet.clear()
  const beganMs = performance.now()
  const project = vitest.getRootProject()
  const specifications = files.map((file) => project.createSpecification(join(process.cwd(), file)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  const failure = findFailure(testModules, unhandledErrors)
  // Nodes that all test files share have run the mutant, and may have stored its results.
  const isUsed = globalThis.scionMutants?.hasRun === true
  return { ms: performance.now() - beganMs, failure, isUsed, hasShared: globalThis.scionMutants !== undefined }
}

process.on('message', async (request) => {
  try {
    process.send(await run(request))
  } catch (error) {
    process.send({ error: String(error?.stack ?? error) })
  }
})
// The parent was killed. Workers and programs of tests are in the process group that this process leads.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.send({ isReady: true })
