import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HostileAttack } from '../../test/stress/siege/hostile/hostileAttack.ts'
import { createProcesses } from '../../test/stress/siege/hostile/processes.ts'
import { createReport } from '../report.ts'
import { measure } from './measure.ts'
import { startNode } from './node.ts'
import { type Options, parseOptions, USAGE } from './options.ts'
import { openStores } from './stores.ts'
import { printHead, printRow } from './table.ts'

interface Arguments {
  readonly root: string
  readonly args: readonly string[]
}

/**
 * Prints a row for each attack: what a client with another key observes, and what the node uses. The exit code is 0 if all
 * attacks have run, whatever the figures are.
 */
export async function main({ root, args }: Arguments): Promise<number> {
  const options = readOptions(args, root)
  if (options === undefined) return 2
  const stores = await openStores(options.store)
  const processes = await createProcesses(join(root, 'test/stress/siege/hostile'))
  const { tree, flags } = options
  const certificates = options.isTls ? join(root, 'test/_helpers/certificates') : undefined
  const start = async () => startNode({ tree, store: await stores.create(), certificates, flags })
  const report = createReport(root, options.isTogether ? 'together' : 'siege', describe(options, root))
  const run = async (title: string, attacks: readonly HostileAttack[]) => {
    const outcome = await measure(start, processes, attacks, options.seconds * 1000)
    const connections = attacks.reduce((sum, attack) => sum + attack.connections.full, 0)
    report.say(printRow(title, connections, outcome))
  }
  try {
    report.say(printHead())
    if (options.isTogether) await run('all together', options.attacks)
    else for (const attack of options.attacks) await run(attack.title, [attack])
    if (options.writes) report.write()
    return 0
  } finally {
    await processes.close()
    await stores.close()
  }
}

function readOptions(args: readonly string[], root: string): Options | undefined {
  try {
    const options = parseOptions(args, root)
    const program = join(options.tree, 'dist/src/scion.js')
    if (existsSync(program)) return options
    process.stderr.write(`--tree: must be a built checkout, ${program} is missing; run npm start there\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  }
  return undefined
}

function describe({ tree, store, isTls, seconds }: Options, root: string): string[] {
  const kind = store.startsWith('postgres') ? 'PostgreSQL' : 'SQLite'
  return [`${kind} over ${isTls ? 'TLS' : 'HTTP'}`, `${seconds} s each`, ...(tree === root ? [] : [`build of ${tree}`])]
}
