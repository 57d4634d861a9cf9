/** A reason why a helper does something else than on Hardhat's own network and on anvil. */
export interface Rule {
  readonly name: string
  readonly why: string
  /** Matches `library: case`. The first matching rule explains a difference. */
  readonly cases: RegExp
}

export const RULES: readonly Rule[] = []
