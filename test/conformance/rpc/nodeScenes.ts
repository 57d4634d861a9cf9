import type { Build } from './scene.ts'
import { startNode } from './startNode.ts'

/** A node with the default modules of the reference. */
export const defaultNode: Build = async () => ({ served: await startNode({ profile: 'node' }), values: {} })

/** Returns a builder of a node on which the method has already been called a number of times. */
export const asked =
  (method: string, times: number): Build =>
  async () => {
    const served = await startNode()
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
    const headers = { 'content-type': 'application/json' }
    for (let time = 0; time < times; time++) await fetch(served.url, { method: 'POST', headers, body })
    return { served, values: {} }
  }

/** A node on which the settings switch some methods of a module off. */
export const someOfEvm: Build = async () => ({
  served: await startNode({
    enable: ['evm_snapshot', 'evm_revert', 'evm_reset'],
    disable: ['eth', 'evm_reset', 'evm_increaseTime'],
  }),
  values: {},
})
