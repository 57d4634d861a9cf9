import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hex } from '../../src/base/hex.ts'
import { allMined } from '../mined.ts'
import { findListener } from '../process.ts'
import { type BaseScene, createBaseScene } from '../scene.ts'
import { attach, type Program, startProgram, type Target } from '../target.ts'

/** A node that is measured: anvil, the sandbox of a developer, or the service on SQLite. */
export type Name = 'anvil' | 'scion dev' | 'scion start'

/** A chain that can be set back to a mark. */
export interface MarkedScene extends BaseScene {
  mark: { readonly snapshot: unknown; readonly nonce: bigint }
}

/** A node in the table. */
export interface Contender {
  readonly name: Name
  /** The process of a node that runs already. */
  readonly foreignPid: number | undefined
  /** Starts a new process, on the data of `folder` or on none. Undefined for a node that is only known by its URL. */
  readonly start: ((folder?: string) => Promise<Target>) | undefined
  /** Starts a new process of the installed package. Undefined without one. */
  readonly startPackage: (() => Promise<Target>) | undefined
  /** Returns the chain that the parts share. The first call creates it. */
  scene(): Promise<MarkedScene>
  stop(): Promise<void>
}

/** The programs that the bench starts. */
export interface Programs {
  readonly root: string
  /** URL of an anvil that runs, or anvil's program. */
  readonly against: string | undefined
  /** Folder in which the package is installed. */
  readonly installed: string | undefined
  readonly code: { readonly token: Hex; readonly work: Hex }
}

/** Number of accounts that receive transfers, as on a developer's chain. anvil becomes slower with each account. */
export const RECIPIENTS = 16

const ARGUMENTS = {
  'scion dev': ['dev'],
  'scion start': ['start', '--open', '--networks', 'regtest', '--enable', 'evm,hardhat,debug', '--data', '.'],
}

/** Returns the nodes to measure, none of which is started yet. */
export function createContenders({ root, against, installed, code }: Programs): Contender[] {
  const scion = (name: keyof typeof ARGUMENTS) => {
    const programAt = (path: string): Program => {
      return { name, command: process.execPath, args: [path, ...ARGUMENTS[name]] }
    }
    const packaged = installed === undefined ? undefined : programAt(join(installed, 'node_modules/.bin/scion'))
    return createContender(name, code, {
      start: (folder) => startIn(folder, programAt(join(root, 'scripts/scion.mjs'))),
      startPackage: packaged && (() => startIn(undefined, packaged)),
    })
  }
  const others = against === undefined ? [] : [createContender('anvil', code, startsOf(against))]
  return [...others, scion('scion dev'), scion('scion start')]
}

/** The ways to get a process of a node. */
interface Starts {
  readonly start?: (folder?: string) => Promise<Target>
  readonly startPackage?: (() => Promise<Target>) | undefined
  /** The URL of a node that runs already. */
  readonly url?: string
}

function startsOf(against: string): Starts {
  if (URL.canParse(against)) return { url: against }
  return { start: (folder) => startIn(folder, { name: 'anvil', command: against, args: [] }) }
}

function createContender(name: Name, code: Programs['code'], { start, startPackage, url }: Starts): Contender {
  let scene: Promise<MarkedScene> | undefined
  const open = async () => {
    const target = await (url === undefined ? start?.() : attach(url))
    if (target === undefined) throw new Error(`${name} cannot be started`)
    try {
      const base = await createBaseScene(target, code, RECIPIENTS)
      await allMined(base, [base.owner])
      return { ...base, mark: await takeMark(base) }
    } catch (error) {
      await target.stop()
      throw error
    }
  }
  return {
    name,
    foreignPid: url === undefined ? undefined : findListener(Number(new URL(url).port)),
    start,
    startPackage,
    scene: () => (scene ??= open()),
    async stop() {
      const { client, target } = (await scene?.catch(() => undefined)) ?? {}
      client?.close()
      await target?.stop()
    },
  }
}

/** Starts a program in a folder, by default in a new one that is deleted when it is stopped. */
async function startIn(folder: string | undefined, program: Program): Promise<Target> {
  if (folder !== undefined) return startProgram(program, folder)
  const own = await mkdtemp(join(tmpdir(), 'scion-bench-'))
  const remove = () => rm(own, { recursive: true, force: true })
  try {
    const target = await startProgram(program, own)
    return { ...target, stop: () => target.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

async function takeMark({ client, owner }: BaseScene): Promise<MarkedScene['mark']> {
  return { snapshot: await client.call('evm_snapshot', []), nonce: owner.nonce }
}

/** Marks the present head. */
export async function setMark(scene: MarkedScene): Promise<void> {
  scene.mark = await takeMark(scene)
}

/** Sets the chain back to its mark. */
export async function returnToMark(scene: MarkedScene): Promise<void> {
  const { snapshot, nonce } = scene.mark
  if ((await scene.client.call('evm_revert', [snapshot])) !== true) {
    throw new Error(`${scene.target.name} could not revert to snapshot ${snapshot}`)
  }
  scene.owner.nonce = nonce
  await setMark(scene) // a snapshot can be used once
}
