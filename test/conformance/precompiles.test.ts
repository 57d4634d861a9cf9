import { expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { ROOTSTOCK_PRECOMPILES } from '../../src/chain/execution/precompiles.ts'
import type { Context } from '../../src/evm/context.ts'
import type { Execution } from '../../src/evm/evm.ts'
import { ALL_RULES, BLOCK, SENDER, setScene } from '../_helpers/evmScene.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface Case {
  readonly name: string
  readonly address?: Hex
  readonly input: Hex
  readonly output?: Hex
  readonly gas?: number | string
  readonly error?: string
  readonly rskip197Active?: boolean
}

const GAS = 2n ** 64n

async function callDirectly(address: Hex, { input, rskip197Active }: Case): Promise<Execution> {
  const { run } = await setScene()
  const rules = new Set(ALL_RULES)
  if (rskip197Active === false) rules.delete('rskip197')
  const data = input === '0x' ? EMPTY_BYTES : fromHex(input)
  return run({ to: fromHex(`0x${address.slice(2).padStart(40, '0')}`), data, gasLimit: GAS }, { ...BLOCK, rules })
}

async function priceOf(address: Hex, { input }: Case): Promise<bigint | undefined> {
  const context = {} as Context // the prices of these precompiles do not depend on it
  const manner = {
    kind: 'CALL',
    caller: fromHex(SENDER),
    value: 0n,
    isFromContract: false,
    internal: undefined,
    isAnonymous: false,
  } as const
  return ROOTSTOCK_PRECOMPILES.get(BigInt(address), ALL_RULES)?.prepare(fromHex(input), context, manner).price()
}

function declare(cases: readonly Case[], shared: { readonly address?: Hex; readonly gas?: number } = {}): void {
  for (const [i, given] of cases.entries()) {
    it(`a precompile has the expected price and result: ${given.name} (case ${i})`, async () => {
      const address = given.address ?? shared.address ?? '0x'
      const price = BigInt(given.gas ?? shared.gas ?? 0)
      if (given.output === undefined && given.error === undefined) {
        // The price exceeds the gas limit of every block, so the precompile cannot run.
        return expect(await priceOf(address, given)).toBe(price)
      }
      const execution = await callDirectly(address, given)
      if (given.error !== undefined) expect(execution.paysWholeGasLimit).toBe(true)
      else if (given.output !== undefined) expect(toHex(execution.output)).toBe(given.output)
      if (given.gas !== undefined || given.error === undefined) expect(GAS - execution.gasLeft).toBe(price)
    })
  }
}

describeVectors<{ cases: Case[] }>('precompiles-basic.json', ({ cases }) => declare(cases))
describeVectors<{ cases: Case[]; address: Hex }>('precompiles-modexp.json', (file) => declare(file.cases, file))
describeVectors<{ cases: Case[] }>('precompiles-bn128.json', ({ cases }) => declare(cases))
describeVectors<{ cases: Case[]; address: Hex }>('precompiles-blake2f.json', (file) => {
  // 2^32 - 1 rounds would take an hour; the reference does not run it either.
  const isEndless = ({ gas }: Case) => BigInt(gas ?? 0) > 1_000_000n
  declare(
    file.cases.filter((given) => !isEndless(given)),
    file,
  )
  it('one case of precompiles-blake2f.json needs more gas than a block has and is left out', () => {
    expect(file.cases.filter(isEndless).map(({ name }) => name)).toEqual(['blake2fTestVector8'])
  })
})
describeVectors<Record<'add' | 'mul', { cases: Case[]; address: Hex; gas: number }>>(
  'precompiles-secp256k1.json',
  ({ add, mul }) => {
    declare(add.cases, add)
    declare(mul.cases, mul)
  },
)
