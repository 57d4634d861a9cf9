import type { Measured } from '../measured.ts'
import type { Scenario } from './scenario.ts'

/** Returns the memory that was recorded while the chain grew, and the disk space per block. */
export const memory: Scenario = {
  name: 'memory',
  stage: 'grown',
  async run({ scene }) {
    const footprints = [...scene.footprints]
    const lines = footprints.map(([head, { residentMiB }]): Measured => {
      return { name: `memory at head ${head.toLocaleString('en')}`, unit: 'MiB', value: residentMiB }
    })
    const [first, last] = [footprints[0], footprints.at(-1)]
    if (first === undefined || last === undefined || first[0] === last[0]) return lines
    const [before, after] = [first[1].diskBytes, last[1].diskBytes]
    const value = before === undefined || after === undefined ? undefined : (after - before) / (last[0] - first[0])
    return [...lines, { name: 'disk for each block of one transfer, every other of a token', unit: 'bytes', value }]
  },
}
