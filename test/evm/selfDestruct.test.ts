import { describe, expect, it } from 'vitest'
import { type Hex, toHex } from '../../src/base/hex.ts'
import { assemble, gasUsed, NOBODY, OTHER, setScene, TARGET } from '../_helpers/evmScene.ts'

const destruct = (beneficiary: Hex) => assemble(`73${beneficiary.slice(2)}`, 'ff')

describe('SELFDESTRUCT', () => {
  it('SELFDESTRUCT costs 5000, and 25000 more if the beneficiary does not exist, whatever the balance', async () => {
    const there = await setScene({ [TARGET]: destruct(OTHER), [OTHER]: '0x' })
    const missing = await setScene({ [TARGET]: destruct(NOBODY) })
    expect(gasUsed(await there.run())).toBe(5_003n)
    expect(gasUsed(await missing.run())).toBe(30_003n)
  })

  it('SELFDESTRUCT moves the balance, marks the account for the end of the transaction and refunds 24000', async () => {
    const { world, run } = await setScene({ [TARGET]: destruct(NOBODY) }, 9n)
    const execution = await run()
    expect(execution.deleted.map(toHex)).toEqual([TARGET])
    expect(execution.refund).toBe(24_000n)
    expect(world.dump()).toMatchObject({ [NOBODY]: { balance: '9' }, [TARGET]: { balance: '0', isContract: true } })
  })

  it('SELFDESTRUCT creates no account if there is nothing to move', async () => {
    const { world, run } = await setScene({ [TARGET]: destruct(NOBODY) })
    await run()
    expect(world.dump()[NOBODY]).toBeUndefined()
  })

  it('SELFDESTRUCT burns the balance if the beneficiary is the account itself', async () => {
    const { world, run } = await setScene({ [TARGET]: destruct(TARGET) }, 9n)
    await run()
    expect(world.dump()[TARGET]).toMatchObject({ balance: '0' })
  })

  it('SELFDESTRUCT counts an account once, and not if its frame fails', async () => {
    const call = assemble(0, 0, 0, 0, 0, `73${OTHER.slice(2)}`, 50_000, 'f1').slice(2)
    const twice = await setScene({ [TARGET]: `0x${call}${call}`, [OTHER]: destruct(TARGET) })
    expect((await twice.run()).refund).toBe(24_000n)
    const undone = await setScene({ [TARGET]: `0x${call}5f5ffd`, [OTHER]: destruct(TARGET) })
    expect(await undone.run()).toMatchObject({ outcome: { kind: 'revert' }, refund: 0n, deleted: [] })
  })
})
