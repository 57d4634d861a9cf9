import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { allMined } from './mined.ts'
import { getResidentMiB } from './process.ts'
import { headOf, type Scene, signTokenTransfer, signTransfer } from './scene.ts'

const STEPS = 4
/** No more transactions wait at a time. */
const AHEAD = 100

/** Mines transfers and ERC-20 transfers in turn, one in a block, up to the height; notes at each quarter what the node takes up. */
export async function growTo(scene: Scene, head: number): Promise<void> {
  for (let step = 1; step <= STEPS; step++) {
    await mineUntil(scene, Math.round((head * step) / STEPS))
    const { pid, data } = scene.target
    const diskBytes = data === undefined ? undefined : await getFolderBytes(data)
    scene.footprints.set(await headOf(scene.client), { residentMiB: getResidentMiB(pid), diskBytes })
  }
}

/** Mines transfers in blocks of their own up to the height. */
export async function mineUntil(scene: Scene, head: number): Promise<void> {
  const { client, owner } = scene
  for (let height = await headOf(client); height < head; height = await headOf(client)) {
    const goal = Math.min(head, height + AHEAD)
    for (let next = height; next < goal; next++) {
      const raw = next % 2 === 0 ? signTransfer(scene, owner) : signTokenTransfer(scene, owner)
      await client.call('eth_sendRawTransaction', [raw])
    }
    await allMined(scene, [owner]) // anvil answers a hash before it mines, and may mine several in one block
  }
}

/** What the files of a folder take up together. */
async function getFolderBytes(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
