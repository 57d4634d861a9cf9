import { expect, it } from 'vitest'
import { runDamages } from './damage.ts'

it('a database that was damaged anywhere is refused, or has every row as before', async () => {
  const counts = await runDamages(1, 200)
  // Behind the end of what is written there is nothing to find.
  for (const damage of ['file flip', 'file cut', 'file swap', '-wal flip', '-wal cut']) {
    expect(counts[`${damage} reported`]).toBeGreaterThan(counts[`${damage} harmless`] ?? 0)
  }
})
