/** The result of a test of another project. */
export interface Outcome {
  /** Names of its groups and its own name. */
  readonly title: string
  readonly result: 'passed' | 'failed' | 'skipped'
  /** The error of a failed test. */
  readonly error?: string
}

/** A reason why tests fail that were written for another chain. */
export interface Rule {
  /** Name and reason, as in docs/suites.md. */
  readonly name: string
  readonly why: string
  /** A failure matches the rule if all its patterns match. The first matching rule explains it. */
  readonly title?: RegExp
  readonly error?: RegExp
  /** Maximum number of failures that it explains. */
  readonly max: number
}

/** The paths and the node of a run. */
export interface Run {
  /** Path of the checkout of Scion. */
  readonly root: string
  /** Path of the other project's checkout, with its dependencies installed. */
  readonly checkout: string
  /** Test files to run; empty: all. */
  readonly files: readonly string[]
  /** An empty folder for the output of the run. */
  readonly folder: string
  /** URL of the running node. */
  readonly url: string
}

/** The test suite of another project. */
export interface Suite {
  /** A command of `scion` and its flags, which start the node of the run. */
  readonly node: readonly string[]
  readonly rules: readonly Rule[]
  run(run: Run): Promise<readonly Outcome[]>
}
