import { openStore } from '../../../../src/store/openStore.ts'
import { createRandom } from '../../../_helpers/random.ts'
import { fileIn, temporaryFolder } from '../../engines.ts'
import { copyOf, writeAndKill } from './scene.ts'

/**
 * Kills a process that writes and checkpoints, again and again, behind as many writes as the seed decides; fails when the next
 * opening refuses what is there, or lacks something. Gives the height that was reached.
 */
export async function runKills(seed: number, kills: number): Promise<number> {
  const below = createRandom(seed)
  const folder = await temporaryFolder()
  let height = 0
  for (let kill = 1; kill <= kills; kill++) {
    const acknowledged = await writeAndKill(fileIn(folder), 1 + below(600))
    const store = await openStore(await copyOf(folder))
    height = (await store.blocks.getHead())?.number ?? -1
    await store.close()
    if (height < acknowledged) throw new Error(`seed ${seed}, kill ${kill}: ${acknowledged} is lost`)
  }
  return height
}
