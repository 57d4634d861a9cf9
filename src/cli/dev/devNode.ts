import { resolve } from 'node:path'
import type { DestinationStream } from 'pino'
import { systemTimer } from '../../base/clock.ts'
import { chainPlace } from '../../config/dataFiles.ts'
import type { Config } from '../../config/load.ts'
import { isLoopbackHost } from '../../server/auth/access.ts'
import { hasDatabase, openSqlForReading } from '../../storage/engines.ts'
import { readStoredOptions } from '../../verify/verifyChain.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { baseUrl } from '../banner.ts'
import { type Output, USUAL_COLUMNS } from '../output.ts'
import { removeChains } from '../removeChains.ts'
import { type CreateNode, openData, runNode } from '../runNode.ts'
import { createTemporaryData, removeAbandonedData, type TemporaryData } from '../temporaryData.ts'
import { type DevBannerFacts, describeRisks, printDevBanner } from './banner.ts'
import { loadDevConfig, type StoredSandbox } from './config.ts'
import { createDevLog } from './devLog.ts'
import { describeFork, openDevFork, servingFork } from './fork.ts'
import { createStatusLine, describeCounts, type ForkCounts, showForkProgress } from './forkProgress.ts'
import { createJsonLog, printEvent } from './jsonLog.ts'
import { requireKeptNetwork } from './network.ts'
import { readNotice } from './notices.ts'
import type { Explainer } from './project/explainer.ts'
import { findProject } from './project/findProject.ts'
import type { ReportWriter } from './report.ts'
import { createTextLog } from './textLog.ts'

/** Runs a sandbox until a signal stops it. Its data is deleted unless `--data` is set. */
export async function runDev(
  { fresh, logFormat, data, project, verbosity, ...flags }: Record<string, unknown>,
  output: Output,
  createNode: CreateNode,
): Promise<void> {
  const speech = chooseSpeech(logFormat, output)
  const explainer = logFormat === 'none' ? undefined : await openNames({ project, verbosity }, speech)
  try {
    await serveData({ fresh, data, flags }, { speech, explainer, createNode })
  } finally {
    explainer?.close()
  }
}

/** Opens the names of the project's contracts, and the traces of the log. Undefined without either. */
async function openNames(
  { project, verbosity }: Record<'project' | 'verbosity', unknown>,
  { warn }: Speech,
): Promise<Explainer | undefined> {
  const given = typeof project === 'string' ? project : undefined
  const found = project === false ? undefined : await findProject(given, process.env)
  const level = Number(verbosity ?? 0)
  if (found === undefined && level === 0) return undefined
  const { openExplainer } = await import('./project/explainer.ts')
  return openExplainer({ project: found, verbosity: level, onProblem: warn })
}

interface DevParts {
  readonly speech: Speech
  readonly explainer: Explainer | undefined
  readonly createNode: CreateNode
}

async function serveData(
  { fresh, data, flags }: { fresh: unknown; data: unknown; flags: Record<string, unknown> },
  parts: DevParts,
): Promise<void> {
  if (data !== undefined) {
    const folder = resolve(String(data))
    const config = loadDevConfig(flags, folder)
    requireNoRestore(config)
    await requireKeptNetwork(config)
    if (fresh === true) await openData(config, () => removeChains(config))
    const stored = await openData(config, () => readStoredSandbox(config))
    return serveDev(loadDevConfig(flags, folder, stored), undefined, parts)
  }
  const temporary = await createTemporaryData()
  try {
    await serveDev(loadDevConfig(flags, temporary.folder), temporary, parts)
  } finally {
    await temporary.close()
  }
}

/** Returns the facts of the sandbox that is stored in the data directory; undefined without one. */
async function readStoredSandbox(config: Config): Promise<StoredSandbox | undefined> {
  const place = chainPlace(config, config.defaultNetwork)
  if (!(await hasDatabase(place))) return undefined
  const sql = await openSqlForReading(place)
  try {
    return await readStoredOptions(sql, config.defaultNetwork)
  } finally {
    await sql.close()
  }
}

/** Output of the command, for people or programs. */
interface Speech {
  readonly writer: ReportWriter
  /** Receives the lines of the node's log. By default they are JSON on the standard error output. */
  readonly logDestination?: DestinationStream
  announce(facts: DevBannerFacts): void
  sayGoodbye(text: string): void
  /** Shows the counters of a fork from now on, if a person reads them. Returns a function that ends this. */
  showFork(read: () => ForkCounts): () => void
  sumUpFork(counts: ForkCounts): void
  warn(message: string): void
}

function chooseSpeech(logFormat: unknown, output: Output): Speech {
  if (logFormat === 'none') return warnOnly(output)
  return logFormat === 'json' ? speakToPrograms(output) : speakToPeople(output)
}

/** Without a `logDestination`, warnings of the node are lines of JSON on the standard error output. */
function warnOnly({ complain }: Output): Speech {
  const ignore = () => undefined
  return {
    writer: { begin: ignore, request: ignore, block: ignore, end: ignore },
    announce: (facts) => {
      for (const risk of describeRisks(facts)) complain(risk)
    },
    sayGoodbye: ignore,
    showFork: () => ignore,
    sumUpFork: ignore,
    warn: complain,
  }
}

function speakToPeople(output: Output): Speech {
  const { hasCursor = false } = output
  const status = createStatusLine(output)
  const write = (text: string) => {
    status.erase()
    output.write(text)
  }
  const writer = createTextLog({ ...output, write, hasCursor, columns: output.columns || USUAL_COLUMNS })
  return {
    writer,
    logDestination: { write: (line) => writer.notice(readNotice(line)) },
    announce: (facts) => write(printDevBanner(facts, output)),
    sayGoodbye: write,
    showFork: (read) => showForkProgress(read, status, systemTimer),
    sumUpFork: (counts) => output.complain(describeCounts(counts)),
    warn: (text) => writer.notice({ level: 'warning', text, facts: [] }),
  }
}

function speakToPrograms({ write }: Output): Speech {
  const writeEvent = (event: string, facts: object) => write(`${printEvent(event, facts)}\n`)
  return {
    writer: createJsonLog(write),
    announce: (facts) => {
      const { config, port, fork } = facts
      const risks = describeRisks(facts)
      writeEvent('listening', {
        url: `${baseUrl(config, port)}/`,
        ...(risks.length > 0 && { warning: risks.join('; ') }),
        ...(fork && { fork: describeFork(fork) }),
      })
    },
    sayGoodbye: () => undefined,
    showFork: () => () => undefined,
    sumUpFork: (counts) => writeEvent('forkSummary', counts),
    warn: (message) => writeEvent('warning', { message }),
  }
}

async function serveDev(
  given: Config,
  temporary: TemporaryData | undefined,
  { speech, explainer, createNode }: DevParts,
): Promise<void> {
  const { writer, logDestination, announce, sayGoodbye } = speech
  await withForkProgress(speech, async (onOpening) => {
    const fork = await openDevFork(given, { onOpening, onWarning: speech.warn })
    const config = fork === undefined ? given : servingFork(given, fork)
    const { end, ...observers } = createDevLog(writer, { explainer })
    let removal: Promise<void> | undefined
    const write = (text: string) => {
      end()
      sayGoodbye(text)
    }
    await runNode(
      config,
      { write },
      {
        async createNode(logger) {
          const options = { ...observers, unlocksMnemonic: true, ...(fork && { fork }) }
          const node = await createNode(config, logger, options)
          for (const engine of node.engines.values()) explainer?.attach(engine)
          return node
        },
        openLocalKey: async () => undefined, // requests need none here
        logDestination,
        acceptsHostsOutsideDns: !isLoopbackHost(config.host),
        announce(port) {
          announce({ config, port, temporary, fork })
          removal = removeAbandonedData()
        },
      },
    )
    await removal
  })
}

/** Shows the counters of a fork while `work` runs, and sums them up afterwards. */
async function withForkProgress(
  { showFork, sumUpFork }: Speech,
  work: (onOpening: (read: () => ForkCounts) => void) => Promise<void>,
): Promise<void> {
  let hide = () => {}
  let sumUp = () => {}
  try {
    await work((read) => {
      hide = showFork(read)
      sumUp = () => sumUpFork(read())
    })
  } finally {
    hide()
  }
  sumUp()
}
