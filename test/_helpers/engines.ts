/** What runs the EVM's code (docs/decisions/0007). */
export const ENGINES = ['wasm', 'typescript'] as const

export type Engine = (typeof ENGINES)[number]
