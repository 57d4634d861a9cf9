import { DefaultReporter, type TestCase, type TestModule } from 'vitest/node'
import { slowness } from './slowness.ts'

/** A run of more files prints progress and failures, and not each file. */
const FEW_FILES = 20
/** Time between two lines of progress, in ms. */
const PROGRESS_MS = 15_000
const MAX_LISTED = 10

/** Prints progress, failures, each reason of a skip once, and the files that take most time. Output of tests that pass is left out. */
export class RunReporter extends DefaultReporter {
  #files = 0
  #done = 0
  #nextProgressMs = 0

  constructor() {
    super({ silent: 'passed-only' })
  }

  override onTestRunStart(...args: Parameters<DefaultReporter['onTestRunStart']>): void {
    super.onTestRunStart(...args)
    this.#files = args[0].length
    this.#done = 0
    this.#nextProgressMs = performance.now() + PROGRESS_MS
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module)
    this.#done++
    if (this.isTTY || this.#files <= FEW_FILES || performance.now() < this.#nextProgressMs) return
    this.#nextProgressMs = performance.now() + PROGRESS_MS
    this.log(`${this.#done} of ${this.#files} files`)
  }

  protected override printTestModule(module: TestModule): void {
    if (this.#files <= FEW_FILES || module.state() === 'failed') super.printTestModule(module)
  }

  override onTestRunEnd(...args: Parameters<DefaultReporter['onTestRunEnd']>): void {
    const [modules] = args
    this.#printSkips(modules)
    if (modules.length > FEW_FILES) {
      this.#printMost('Slowest files, in seconds', modules, secondsOf)
      this.#printMost('Most processor time, in seconds', modules, (module) => module.meta().processorSeconds ?? 0)
    }
    this.log(`\nLimits of tests were multiplied by ${slowness.toFixed(1)}, the slowness of this machine at the start.`)
    super.onTestRunEnd(...args)
  }

  #printSkips(modules: readonly TestModule[]): void {
    if (this.ctx.config.testNamePattern !== undefined) return // all others are skipped
    const reasons = new Map<string, number>()
    for (const test of modules.flatMap((module) => [...module.children.allTests('skipped')])) {
      const reason = reasonOf(test)
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    for (const [reason, count] of reasons) this.log(`SKIPPED ${count} test${count === 1 ? '' : 's'}: ${reason}`)
  }

  #printMost(title: string, modules: readonly TestModule[], secondsBy: (module: TestModule) => number): void {
    const all = modules.reduce((sum, module) => sum + secondsBy(module), 0)
    const most = modules.toSorted((a, b) => secondsBy(b) - secondsBy(a)).slice(0, MAX_LISTED)
    this.log(`\n${title} (all files: ${all.toFixed(0)}):`)
    for (const module of most) this.log(`${secondsBy(module).toFixed(1).padStart(6)}  ${module.relativeModuleId}`)
  }
}

function reasonOf(test: TestCase): string {
  const result = test.result()
  const note = result.state === 'skipped' ? result.note : undefined
  return note ?? `no reason is given in ${test.module.relativeModuleId}`
}

function secondsOf(module: TestModule): number {
  const { collectDuration, duration, setupDuration } = module.diagnostic()
  return (collectDuration + duration + setupDuration) / 1_000
}
