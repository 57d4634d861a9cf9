import type { Scenario } from './scenario.ts'

/** Resident memory while the chain grew. */
export const memory: Scenario = {
  name: 'memory',
  stage: 'grown',
  run: async ({ scene }) =>
    [...scene.residentMiB].map(([head, value]) => {
      return { name: `memory at head ${head.toLocaleString('en')}`, unit: 'MiB' as const, value }
    }),
}
