import { expect, it } from 'vitest'
import { createCallTracer } from '../../src/evm/evm.ts'
import { BRIDGE, type Manner } from '../_helpers/bridge.ts'
import { ALL_RULES } from '../_helpers/evmScene.ts'
import { FEDERATOR, type PegScene, payment, senderAddress, setPegScene } from '../_helpers/pegScene.ts'

const WEI_PER_SATOSHI = 10n ** 10n

/** Returns payer, receiver and wei of each payment in the trace of a call. */
async function paymentsIn(run: (scene: PegScene, manner: Manner) => Promise<unknown>, options = {}) {
  const scene = await setPegScene(ALL_RULES, 'p2shErp')
  const { observer, root } = createCallTracer(() => undefined, options)
  await run(scene, { observer })
  return root()?.inner.map((call) => (call.kind === 'CALL' ? [call.caller, call.target, call.value] : call.kind))
}

const pegIn = ({ federationScript: script }: PegScene) => payment([{ script, satoshis: 1_000_000n }])

it('a trace contains the payment of a peg-in', async () => {
  const paid = await paymentsIn((scene, manner) => scene.register(pegIn(scene), manner))
  expect(paid).toEqual([[BRIDGE, senderAddress(), 1_000_000n * WEI_PER_SATOSHI]])
})

it('a trace of the outermost call alone contains its payments', async () => {
  const run = (scene: PegScene, manner: Manner) => scene.register(pegIn(scene), manner)
  expect(await paymentsIn(run, { onlyTopCall: true })).toEqual(await paymentsIn(run))
})

it('a trace of a contract that calls the Bridge contains no payments', async () => {
  expect(await paymentsIn((scene, manner) => scene.register(pegIn(scene), { ...manner, via: 'CALL' }))).toEqual([])
})

it('a trace does not contain the refund of a transfer below the minimum, as in the reference node', async () => {
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
