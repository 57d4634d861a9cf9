import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { allMined } from './mined.ts'
import { getResidentMiB } from './process.ts'
import { type BaseScene, headOf, type Scene, signTokenTransfer, signTransfer } from './scene.ts'

const STEPS = 4
/** Maximum number of transactions that wait in the pool. */
const MAX_WAITING = 100

/**
 * Mines blocks of one transfer or ERC-20 transfer, alternately, up to the height `head`. Records memory and disk space of
 * the node at each quarter of the way.
 */
export async function growTo(scene: Scene, head: number): Promise<void> {
  for (let step = 1; step <= STEPS; step++) {
    await mineUntil(scene, Math.round((head * step) / STEPS))
    const { pid, data } = scene.target
    const diskBytes = data === undefined ? undefined : await getFolderBytes(data)
    scene.footprints.set(await headOf(scene.client), { residentMiB: getResidentMiB(pid), diskBytes })
  }
}

/** Mines blocks of one transfer or ERC-20 transfer, alternately, up to the height `head`. */
export async function mineUntil(scene: BaseScene, head: number): Promise<void> {
  const { client, owner } = scene
  for (let height = await headOf(client); height < head; height = await headOf(client)) {
    const goal = Math.min(head, height + MAX_WAITING)
    for (let next = height; next < goal; next++) {
      const raw = next % 2 === 0 ? signTransfer(scene, owner) : signTokenTransfer(scene, owner)
      await client.call('eth_sendRawTransaction', [raw])
    }
    await allMined(scene, [owner]) // anvil returns the hash before it mines, and may mine several transactions in one block
  }
}

/** Returns the length of all files of a folder. */
export async function getFolderBytes(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
