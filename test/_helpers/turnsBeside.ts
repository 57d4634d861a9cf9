import { setImmediate } from 'node:timers/promises'

/** How often others had their turn until the run was over. */
export async function turnsBeside(run: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      await setImmediate()
      turns++
    }
  })()
  await run
  isOver = true
  await others
  return turns
}
