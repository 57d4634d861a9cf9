/** A test of another project, as it went. */
export interface Outcome {
  /** The groups that it stands in and its own name. */
  readonly title: string
  readonly result: 'passed' | 'failed' | 'skipped'
  /** Why it failed. */
  readonly error?: string
}

/** What makes tests fail that were written for another chain. */
export interface Rule {
  /** As it is said in docs/suites.md. */
  readonly name: string
  readonly why: string
  /** A failure meets the rule when each pattern that is given fits; the first such rule has it. */
  readonly title?: RegExp
  readonly error?: RegExp
  /** How many failures it explains; more of them are something new. */
  readonly most: number
}

/** Where and with what a suite runs. */
export interface Run {
  /** The project's folder. */
  readonly root: string
  /** The other project's folder, with its dependencies installed. */
  readonly checkout: string
  /** Files of tests; all when there is none. */
  readonly files: readonly string[]
  /** An empty folder for what the run leaves. */
  readonly folder: string
  /** Of the running node. */
  readonly url: string
}

/** The test suite of another project. */
export interface Suite {
  /** The node that it runs against: a command of `scion` and its flags. */
  readonly node: readonly string[]
  readonly rules: readonly Rule[]
  run(run: Run): Promise<readonly Outcome[]>
}
