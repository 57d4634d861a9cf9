import { Interface } from 'ethers'
import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { setScene } from '../_helpers/evmScene.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface Case {
  readonly method: string
  readonly args: readonly unknown[]
  readonly result?: string
  readonly gas?: number
  readonly error?: string
}

const abi = new Interface([
  'function toBase58Check(bytes, int256) view returns (string)',
  'function deriveExtendedPublicKey(string, string) view returns (string)',
  'function extractPublicKeyFromExtendedPublicKey(string) view returns (bytes)',
  'function getMultisigScriptHash(int256, bytes[]) view returns (bytes)',
])
const GAS = 1_000_000n

describeVectors<{ address: Hex; cases: Case[] }>('precompiles-hdwalletutils.json', ({ address, cases }) => {
  it('precompiles-hdwalletutils.json has 14 cases', () => expect(cases).toHaveLength(14))

  for (const [i, { method, args, result, gas, error }] of cases.entries()) {
    it(`${method} ${error === undefined ? 'returns' : 'fails with'} ${error ?? result} (case ${i})`, async () => {
      const { run } = await setScene()
      const data = fromHex(abi.encodeFunctionData(method, args))
      const execution = await run({ to: fromHex(address), data, gasLimit: GAS })
      expect(execution.paysWholeGasLimit).toBe(error === undefined ? undefined : true)
      if (gas !== undefined) expect(GAS - execution.gasLeft).toBe(BigInt(gas))
      if (error === undefined) expect(abi.decodeFunctionResult(method, toHex(execution.output))).toEqual([result])
    })
  }
})
