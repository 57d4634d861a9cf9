import { systemTimer } from '../../../base/clock.ts'
import type { Controls } from '../../../chain/api/controls.ts'
import type { Config } from '../../../config/load.ts'
import type { Node } from '../../../node/createNode.ts'
import { type DevStart, describeBase, describeGiven, loadIntoFork } from './devStart.ts'
import { printStateFile } from './startFiles.ts'
import { createStateKeeper } from './writeFiles.ts'

/** Receivers of lines about state files. */
interface StateReports {
  inform(message: string): void
  warn(message: string): void
}

/** Returns the parts that load the state of a file into a fork, and that write the state of the chain to a file. */
export function createStateParts({ given, dump }: DevStart, { inform, warn }: StateReports) {
  let keeper: ReturnType<typeof createStateKeeper> | undefined
  let isFork = false
  let isServing = false

  function keep(node: Node, { edits, fork }: Controls): void {
    if (dump === undefined) return
    const read = async () => printStateFile(await edits.dumpForFile(), describeBase(fork))
    const onFailure = (error: unknown) => warn(error instanceof Error ? error.message : String(error))
    keeper = createStateKeeper({ file: dump, intervalMs: dump.intervalMs, timer: systemTimer, read, onFailure })
    // A node that never served must not replace the state of an earlier one.
    node.addPart('state file', async () => (isServing ? keeper?.close() : undefined))
  }

  return {
    /** Prepares an open node, and closes it if that fails. Rejects with a `CommandError`. */
    async open(node: Node, { defaultNetwork }: Pick<Config, 'defaultNetwork'>): Promise<Node> {
      const controls = node.engines.get(defaultNetwork)?.controls
      if (controls === undefined) return node
      isFork = controls.fork !== undefined
      try {
        if (given !== undefined && isFork) await loadIntoFork(given, controls)
      } catch (error) {
        await node.close()
        throw error
      }
      keep(node, controls)
      return node
    },
    /** Called when the node serves. */
    start(): void {
      if (given !== undefined) inform(describeGiven(given, { isFork }))
      isServing = true
      keeper?.start()
    },
  }
}
