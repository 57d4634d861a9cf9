import { setImmediate } from 'node:timers/promises'
import type { Bytes } from '../../../base/bytes.ts'
import { systemTimer } from '../../../base/clock.ts'
import type { Engine } from '../../../chain/api/engine.ts'
import { BlockNotFound, NotFoundAsEthereum } from '../../../chain/api/errors.ts'
import type { MinedBlock } from '../../../chain/api/minedBlock.ts'
import type { BlockReport } from '../log/report.ts'
import { explainBlock, type Verbosity } from './explainBlock.ts'
import type { FoundProject } from './findProject.ts'
import { createNames } from './names.ts'
import { openProject } from './openProject.ts'
import { createSourceLines } from './sourceLines.ts'

/** Names and traces for the log. */
export type Explainer = ReturnType<typeof openExplainer>

export interface ExplainerOptions {
  readonly project: FoundProject | undefined
  readonly verbosity: Verbosity
  onProblem(text: string): void
}

/** Opens the explanations of a log, which read the project from now on. */
export function openExplainer({ project: found, verbosity, onProblem }: ExplainerOptions) {
  const names = createNames()
  const lines = found && verbosity > 0 ? createSourceLines(found.folder) : undefined
  const onContracts = names.replace
  const project = found && openProject({ found, withMaps: verbosity > 0, timer: systemTimer, onContracts, onProblem })
  const settle = async () => project?.settle()
  let engine: Engine | undefined

  return {
    /** Reads the chain of this engine from now on. */
    attach(served: Engine): void {
      engine = served
    },
    describeRevert: (payload: Bytes) => names.describeRevert(payload),
    nameRevert: names.nameRevert,
    /** Returns the report of a block with names and traces. */
    async explain(block: MinedBlock, report: BlockReport, signal: AbortSignal): Promise<BlockReport> {
      await setImmediate() // the client that has sent a transaction gets its response first
      if (engine === undefined || report.transactions.length === 0) return report
      try {
        return await explainBlock({ names, lines, verbosity, engine, settle }, block, report, signal)
      } catch (error) {
        if (error instanceof BlockNotFound || error instanceof NotFoundAsEthereum) return report // the chain has gone back since
        throw error
      }
    },
    onFailure: (error: unknown) => onProblem(`names: ${error instanceof Error ? error.message : String(error)}`),
    close: () => project?.close(),
  }
}
