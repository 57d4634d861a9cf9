import { fromHex, type Hex } from '../../src/base/hex.ts'
import { assemble, setScene, TARGET } from '../_helpers/evmScene.ts'

export const CALL = 'f1'
export const CALLCODE = 'f2'
export const DELEGATECALL = 'f4'
export const STATICCALL = 'fa'
/** Returns code that calls without input and output. */
export function call(opcode: string, to: string, gas: number | bigint, value?: number | bigint): string {
  const values = value === undefined ? [] : [value]
  return assemble(0, 0, 0, 0, ...values, `73${to.slice(2)}`, gas, opcode)
}

/** Runs code at TARGET beside other contracts, which all have the same balance. */
export async function runCode(code: string, codes: Record<Hex, Hex> = {}, balance = 0n) {
  const scene = await setScene({ [TARGET]: `0x${code.replace(/^0x/, '')}`, ...codes }, balance)
  const execution = await scene.run()
  return {
    ...scene,
    execution,
    isThere: async (address: Hex) => (await scene.world.getAccount(fromHex(address))) !== undefined,
  }
}
