import type { Reporter, TestModule } from 'vitest/node'

/** Several times what the longest test takes; whatever waits for something has been ended by its own time limit long before. */
const SILENCE_MS = 15 * 60_000

/**
 * Ends a run in which no test ends any more, and names the files that it waits for. A test that never lets go of its
 * process has no other limit: its timeout is counted by the loop that it holds up.
 */
export class WatchSilence implements Reporter {
  /** Names by id. */
  readonly #running = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined

  onTestRunStart(): void {
    this.#heard()
  }

  onTestModuleQueued({ id, project, relativeModuleId }: TestModule): void {
    this.#running.set(id, `${project.name} ${relativeModuleId}`.trim())
  }

  onTestCaseResult(): void {
    this.#heard()
  }

  onTestModuleEnd({ id }: TestModule): void {
    this.#running.delete(id)
    this.#heard()
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer)
  }

  #heard(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#giveUp(), SILENCE_MS)
  }

  #giveUp(): never {
    const names = [...this.#running.values()]
    process.stderr.write(`\nNo test has ended for ${SILENCE_MS / 60_000} minutes. Not ended: ${names.join(', ')}\n`)
    process.exit(1)
  }
}
