import type { Build } from './scene.ts'
import { startNode } from './startNode.ts'

/** A node with what the reference offers by default. */
export const defaultNode: Build = async () => ({ served: await startNode({ profile: 'node' }), values: {} })
