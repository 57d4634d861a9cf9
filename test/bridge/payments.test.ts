import { expect, it } from 'vitest'
import { createCallTracer } from '../../src/evm/evm.ts'
import { BRIDGE, type Manner } from '../_helpers/bridge.ts'
import { ALL_RULES } from '../_helpers/evmScene.ts'
import { FEDERATOR, type PegScene, payment, senderAddress, setPegScene } from '../_helpers/pegScene.ts'

const WEI_PER_SATOSHI = 10n ** 10n

/** What a trace tells of a call: who is paid how much, in calls within it. */
async function paymentsIn(run: (scene: PegScene, manner: Manner) => Promise<unknown>, options = {}) {
  const scene = await setPegScene(ALL_RULES, 'p2shErp')
  const { observer, root } = createCallTracer(() => undefined, options)
  await run(scene, { observer })
  return root()?.inner.map((call) => (call.kind === 'CALL' ? [call.caller, call.target, call.value] : call.kind))
}

const pegIn = ({ federationScript: script }: PegScene) => payment([{ script, satoshis: 1_000_000n }])

it('traces tell of what a peg-in pays', async () => {
  const paid = await paymentsIn((scene, manner) => scene.register(pegIn(scene), manner))
  expect(paid).toEqual([[BRIDGE, senderAddress(), 1_000_000n * WEI_PER_SATOSHI]])
})

it('the outermost call alone has its payments, which the struct logger shows as subtraces', async () => {
  const run = (scene: PegScene, manner: Manner) => scene.register(pegIn(scene), manner)
  expect(await paymentsIn(run, { onlyTopCall: true })).toEqual(await paymentsIn(run))
})

it('but not where a contract calls, as of any call of a precompiled contract', async () => {
  expect(await paymentsIn((scene, manner) => scene.register(pegIn(scene), { ...manner, via: 'CALL' }))).toEqual([])
})

it('nor of what is sent back because it is too little, as in the reference', async () => {
  const refused = async (scene: PegScene, manner: Manner) => {
    const { logs } = await scene.ask(new Uint8Array(0), [], {
      ...manner,
      privateKey: FEDERATOR,
      value: WEI_PER_SATOSHI,
    })
    expect(logs).toHaveLength(1)
  }
  expect(await paymentsIn(refused)).toEqual([])
})
