import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { REMASC_ADDRESS } from '../../src/primitives/transaction.ts'
import { writeAmount, writeBrokenRule } from '../../src/state/remascCells.ts'
import { GAS, setScene } from '../_helpers/evmScene.ts'

/** `getStateForDebugging()` */
const GET_STATE = '0x0d0cee93'

async function callRemasc(data: string) {
  const { world, run } = await setScene()
  await writeAmount(world, 'rewardBalance', 0x1234n)
  await writeAmount(world, 'burnedBalance', 0n)
  await writeBrokenRule(world, true)
  return run({ to: REMASC_ADDRESS, data: fromHex(`0x${data.slice(2)}`) })
}

it('REMASC returns its state without a price', async () => {
  const { output, gasLeft, outcome } = await callRemasc(GET_STATE)
  expect(outcome.kind).toBe('success')
  expect(gasLeft).toBe(GAS)
  const word = (hex: string) => hex.padStart(64, '0')
  expect(toHex(output)).toBe(`0x${word('20')}${word('7')}${'c682123480c001'.padEnd(64, '0')}`)
})

it.each(['0x', '0x0d0cee93ff', '0x0d0cee', '0xaabbccdd'])('REMASC refuses the call %s', async (data) => {
  expect((await callRemasc(data)).paysWholeGasLimit).toBe(true)
})
