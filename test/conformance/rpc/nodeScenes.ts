import type { Build } from './scene.ts'
import { startNode } from './startNode.ts'

/** A node with what the reference offers by default. */
export const defaultNode: Build = async () => ({ served: await startNode({ profile: 'node' }), values: {} })

/** A node on which the method was asked before. */
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
