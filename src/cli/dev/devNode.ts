import { resolve } from 'node:path'
import type { Printable } from '../../base/printable.ts'
import type { Engine } from '../../chain/api/engine.ts'
import { hints } from '../../chain/api/hints.ts'
import { chainPlace } from '../../config/dataFiles.ts'
import type { Config } from '../../config/load.ts'
import { networkOf } from '../../config/networkOf.ts'
import { isLoopbackHost } from '../../server/auth/access.ts'
import { hasDatabase, openSqlForReading } from '../../storage/engines.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { CommandError } from '../failure.ts'
import type { Output } from '../output.ts'
import { removeChains } from '../removeChains.ts'
import { type CreateNode, openData, runNode } from '../runNode.ts'
import type { ReadFlags } from './anvilFlags.ts'
import { readCommonBalance } from './banner.ts'
import { loadDevConfig, type StoredSandbox } from './config.ts'
import { printConfigOut } from './files/configOut.ts'
import { type DevStart, genesisOf, readDevStart, requireStartable, wholeStatePath } from './files/devStart.ts'
import { createStateParts } from './files/stateParts.ts'
import { replaceFile, requireWritable } from './files/writeFiles.ts'
import { openDevFork, servingFork } from './fork.ts'
import type { ForkCounts } from './forkProgress.ts'
import { createDevLog } from './log/devLog.ts'
import { withoutConsole } from './log/report.ts'
import { namePanic } from './log/revertText.ts'
import { requireKeptNetwork } from './network.ts'
import type { Explainer } from './project/explainer.ts'
import { findProject } from './project/findProject.ts'
import { chooseSpeech, type Speech } from './speech.ts'

/** The parts of a run that do not depend on the data directory. */
interface DevRun extends ReadFlags {
  readonly start: DevStart
  readonly speech: Speech
  readonly explainer: Explainer | undefined
  readonly createNode: CreateNode
}

/** Runs a sandbox until a signal stops it. Its data is in memory unless `--data` is set. */
export async function runDev({ flags, notices }: ReadFlags, output: Output, createNode: CreateNode): Promise<void> {
  const speech = chooseSpeech(flags.logFormat, output)
  let explainer: Explainer | undefined
  try {
    const start = readDevStart(flags)
    const mnemonic = await readRandomMnemonic(flags)
    const settings = { ...start.given?.file.settings, ...flags, ...(mnemonic && { mnemonic }) }
    const said = [...notices, ...(mnemonic === undefined ? [] : [`mnemonic: ${mnemonic}`])]
    explainer = await openNames(flags, speech)
    await serveData(settings, { flags, start, notices: said, speech, explainer, createNode })
  } finally {
    explainer?.close()
    speech.close()
  }
}

/** Opens the names of the project's contracts, and the traces of the log. Undefined without either. */
async function openNames(
  { project, verbosity }: Readonly<Record<string, unknown>>,
  { warn }: Speech,
): Promise<Explainer | undefined> {
  const given = typeof project === 'string' ? project : undefined
  const found = project === false ? undefined : await findProject(given, process.env)
  const level = Number(verbosity ?? 0)
  if (found === undefined && level === 0) return undefined
  const { openExplainer } = await import('./project/explainer.ts')
  return openExplainer({ project: found, verbosity: level, onProblem: warn })
}

async function serveData(settings: Readonly<Record<string, unknown>>, run: DevRun): Promise<void> {
  const { data, fresh } = run.flags
  if (data === undefined) {
    const hasWholeState = wholeStatePath(run.start) !== undefined
    const config = loadDevConfig(settings, undefined, hasWholeState ? { hasContracts: false } : undefined)
    requireStartable(run.start, config, { isStored: false })
    return serveDev(config, run)
  }
  const folder = resolve(String(data))
  const config = loadDevConfig(settings, folder)
  requireNoRestore(config)
  requireStartable(run.start, config, { isStored: true })
  await requireKeptNetwork(config)
  if (fresh === true) await openData(config, () => removeChains(config))
  const stored = await openData(config, () => readStoredSandbox(config))
  return serveDev(loadDevConfig(settings, folder, stored), run)
}

/** Returns the facts of the sandbox that is stored in the data directory; undefined without one. */
async function readStoredSandbox(config: Config): Promise<StoredSandbox | undefined> {
  const place = chainPlace(config, config.defaultNetwork)
  if (!(await hasDatabase(place))) return undefined
  const { readStoredOptions } = await import('../../verify/verifyChain.ts')
  const sql = await openSqlForReading(place)
  try {
    return await readStoredOptions(sql, config.defaultNetwork)
  } finally {
    await sql.close()
  }
}

/** Returns the words of `--mnemonic-random`; undefined without it. Rejects with a `CommandError`. */
async function readRandomMnemonic({
  mnemonicRandom,
  mnemonic,
}: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  if (mnemonicRandom === undefined) return undefined
  if (mnemonic !== undefined)
    throw new CommandError('mnemonic-random: must not be set with --mnemonic; remove one of them')
  const { MNEMONIC_LENGTHS, randomMnemonic } = await import('../../chainspec/randomMnemonic.ts')
  const words = MNEMONIC_LENGTHS.find((length) => `${length}` === String(mnemonicRandom === true ? 12 : mnemonicRandom))
  if (words !== undefined) return randomMnemonic(words)
  throw new CommandError(
    `mnemonic-random: must be ${MNEMONIC_LENGTHS.join(', ')} words, got ${String(mnemonicRandom)}; change --mnemonic-random`,
  )
}

async function serveDev(
  given: Config,
  { flags, start, notices, speech, explainer, createNode }: DevRun,
): Promise<void> {
  const { logDestination, announce, sayGoodbye, inform } = speech
  const writer = flags.disableConsoleLog === true ? withoutConsole(speech.writer) : speech.writer
  const configOut = typeof flags.configOut === 'string' ? { flag: 'config-out', path: flags.configOut } : undefined
  for (const file of [start.dump, configOut]) if (file !== undefined) await requireWritable(file)
  await withForkProgress(speech, async (onOpening) => {
    const fork = await openDevFork(given, { onOpening, onWarning: speech.warn })
    const config = fork === undefined ? given : servingFork(given, fork)
    const { end, ...observers } = createDevLog(writer, {
      explainer: flags.logFormat === 'none' ? undefined : explainer,
      ...(config.compat === 'rootstock' && { hintOfFirstRevert: hints.revertForm }),
    })
    const genesis = fork === undefined ? await genesisOf(start, Date.now()) : undefined
    const states = createStateParts(start, speech)
    let engine: Engine | undefined
    const write = (text: Printable) => {
      end()
      sayGoodbye(text)
    }
    await runNode(
      config,
      { write },
      {
        async createNode(logger) {
          const node = await createNode(config, logger, {
            ...observers,
            nameRevert: explainer?.nameRevert ?? namePanic,
            unlocksMnemonic: true,
            impersonatesAll: flags.autoImpersonate === true,
            start: genesis,
            genesisTime: genesis?.genesis.timestamp === undefined ? 'creation' : 'network',
            ...(fork && { fork }),
          })
          engine = node.engines.get(config.defaultNetwork)
          if (engine !== undefined) explainer?.attach(engine)
          return states.open(node, config)
        },
        openLocalKey: async () => undefined, // requests need none here
        logDestination,
        logsStates: false, // its log is for people, who see what their sandbox does
        acceptsHostsOutsideDns: !isLoopbackHost(config.host),
        servesPages: flags.servesPages !== false,
        async announce(port) {
          if (configOut !== undefined) {
            const network = fork?.network ?? networkOf(config.defaultNetwork, config)
            const first = fork?.base.block ?? (await engine?.reads.findBlock({ kind: 'earliest' }))
            const firstTimestamp = first?.header.timestamp ?? network.genesis.timestamp
            const text = printConfigOut({ config, port, network, fork, firstTimestamp })
            await replaceFile(configOut, text, 0o600)
          }
          for (const notice of notices) inform(notice)
          states.start()
          const state = await engine?.reads.worldAt({ kind: 'latest' })
          const balance = state && (await readCommonBalance({ config, fork }, state))
          announce({ config, port, fork, balance, statePath: wholeStatePath(start) })
        },
      },
    )
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
