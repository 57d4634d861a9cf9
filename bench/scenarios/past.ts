import { toHex } from '../../src/base/hex.ts'
import type { Measured } from '../measured.ts'
import { encodeCall, headOf, type Scene, START_HEAD } from '../scene.ts'
import { measureRequests, type Scenario, type Stage } from './scenario.ts'

/** A block that is older than all that the service keeps in memory, on both chains. */
const BLOCK = '0xa'

/** Measures reads of an early block, on the short chain and on the long one; both should take the same time. */
export function createPast(stage: Stage): Scenario {
  return {
    name: 'past',
    stage,
    async run(bench) {
      const { scene } = bench
      const at = `head ${(stage === 'begin' ? START_HEAD : await headOf(scene.client)).toLocaleString('en')}`
      const lines: Measured[] = []
      for (const [name, method, params] of requestsOf(scene)) {
        const line = await measureRequests(bench, `${name} at block 10, ${at}`, { method, params: [params] })
        lines.push(line, ...compare(scene, `${name} at block 10`, line))
      }
      return lines
    },
  }
}

function requestsOf({ token, owner }: Scene): ReadonlyArray<readonly [string, string, readonly unknown[]]> {
  const data = encodeCall('balanceOf(address)', owner.address)
  return [
    ['eth_getBalance', 'eth_getBalance', [toHex(owner.address), BLOCK]],
    ['eth_getStorageAt', 'eth_getStorageAt', [token, '0x0', BLOCK]],
    ['eth_call balanceOf', 'eth_call', [{ to: token, data }, BLOCK]],
  ]
}

/** Records the processor time on the short chain; returns its growth as a row on the long chain. */
function compare({ earlyCpuUs }: Scene, name: string, { cpuUs }: Measured): Measured[] {
  if (cpuUs === undefined) return []
  const early = earlyCpuUs.get(name)
  earlyCpuUs.set(name, cpuUs)
  return early === undefined ? [] : [{ name: `growth of ${name}`, unit: 'times', value: cpuUs / early }]
}
