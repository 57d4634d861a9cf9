import { describe, expect, it } from 'vitest'
import { openStore } from '../../src/storage/openStore.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { ENGINES } from './engines.ts'
import { toArgument } from './placeArguments.ts'
import { word } from './rows.ts'
import { startChild } from './startChild.ts'

for (const engine of ENGINES) {
  describe(`durability on ${engine.name}`, () => {
    it('acknowledged writes are complete after the process is killed', async () => {
      const place = await engine.newPlace()
      for (const enough of [20, 80]) {
        const child = await startChild('writeForever', toArgument(place))
        let acknowledged = -1
        while (acknowledged < enough) acknowledged = Number((await child.lines.next()).value)
        await child.kill()
        for (let line = await child.lines.next(); line.done !== true; line = await child.lines.next()) {
          acknowledged = Number(line.value)
        }

        const store = await openStore(place)
        const head = await store.blocks.getHead()
        expect(head?.number).toBeGreaterThanOrEqual(acknowledged)
        for (let number = 0; number <= (head?.number ?? -1); number++) {
          const hash = word(`block ${number}`)
          expect(await store.blocks.getMainHash(number)).toEqual(hash)
          expect(await store.transactions.getByBlock(hash)).toHaveLength(3)
        }
        await store.close()
      }
    })

    it('a reopened store has the earlier writes', async () => {
      const place = await engine.newPlace()
      const first = await openStore(place, { durability: 'power' })
      await first.write(({ meta }) => meta.set('name', 'value'))
      await first.close()
      const second = closedAfterTest(await openStore(place))
      expect(await second.meta.get('name')).toBe('value')
    })
  })
}
