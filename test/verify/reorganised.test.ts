import { expect, it } from 'vitest'
import { openSql } from '../../src/storage/engines.ts'
import { createStore } from '../../src/storage/openStore.ts'
import type { Fault } from '../../src/verify/fault.ts'
import { verifyChain } from '../../src/verify/verifyChain.ts'
import { openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { ENGINES } from '../storage/engines.ts'

/** More than one transaction of the check reads. */
const BLOCKS = 40

it.each(ENGINES)(
  'a chain on $name that is reorganised below the verified height meanwhile has no faults',
  async ({ newPlace }) => {
    const sql = await openSql(await newPlace())
    const chain = await openTestChain({ store: await createStore(sql) })
    const { controls = expect.fail('a sandbox has controls') } = chain
    let nonce = 0n
    const send = (to: Uint8Array) => chain.submits.sendRaw(signFrom(0, { nonce: nonce++, to, value: 1n }))
    for (let block = 0; block < 10; block++) await send(requireAccount(8).address)
    const snapshot = await controls.snapshots.take()
    for (let block = 10; block < BLOCKS; block++) await send(requireAccount(9).address)

    const faults: Fault[] = []
    /** Numbers of blocks of the main chain that were verified together. */
    const parts: number[] = []
    for await (const finding of verifyChain(sql, { network: 'regtest', genesis: 'sandbox' })) {
      if ('problem' in finding) faults.push(finding)
      else if (finding.check === 'main chain') {
        parts.push(finding.rows)
        if (parts.length > 1) continue
        await controls.snapshots.revert(snapshot)
        nonce = 10n
        for (let block = 10; block < BLOCKS; block++) await send(new Uint8Array(20).fill(block))
      }
    }
    expect(faults).toEqual([])
    expect(parts).toEqual([33, 30]) // from block 11 on again
    await chain.close()
  },
)
