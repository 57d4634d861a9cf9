/** What runs the EVM's code (docs/decisions/0007). */
export const ENGINES = ['machine', 'loop'] as const

export type Engine = (typeof ENGINES)[number]
