import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import type { Rules } from '../../src/chainspec/rules.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { ALL_RULES, assemble, GAS, NOBODY, OTHER, RETURN_TOP, setScene, TARGET } from '../_helpers/evmScene.ts'
import { putContract } from '../_helpers/memoryWorld.ts'
import { RULE_SETS, ruleSetsWith } from '../_helpers/ruleSets.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface Vectors {
  readonly create2: {
    name: string
    executingAddress: Hex
    executingBalance: string
    code: Hex
    gasLimit: number
    expectedStackTop: Hex
    expectedGasUsed: number
  }[]
  readonly mcopy: { memoryBefore: Hex; dst: number; src: number; length: number; expectedGasOfMCOPY: number }[]
  readonly extcodehash: { what: string; expected: Hex; expectedGasUsed: number }[]
  readonly create: { cases: { sender: Hex; nonce: number; address: Hex }[] }
}

/** Returns the output of code at `address` and the gas that it uses. */
async function runAt(address: Hex, code: Hex, rules: Rules, { balance = 0n, gasLimit = GAS, nonce = 0n } = {}) {
  const { world, run } = await setScene({ [OTHER]: '0x6001' })
  await putContract(world, address, code, balance)
  await world.putAccount(fromHex(address), { nonce, balance })
  await world.putAccount(fromHex(CODELESS), { nonce: 0n, balance: 0n })
  const execution = await run({ to: fromHex(address), gasLimit }, { rules })
  return { output: toHex(execution.output), used: gasLimit - execution.gasLeft }
}

const CODELESS = '0xc0ffee0000000000000000000000000000000000'
const BRIDGE: Hex = `0x${'1000006'.padStart(40, '0')}`

describeVectors<Vectors>('evm.json', ({ create2, mcopy, extcodehash, create }) => {
  const withCreate2 = ruleSetsWith('rskip125')
  describe(`CREATE2, ${create2.length} cases by ${withCreate2.length} sets of rules`, () => {
    for (const given of create2) {
      const { executingAddress: address, code, expectedStackTop, expectedGasUsed } = given
      const scene = { balance: BigInt(given.executingBalance), gasLimit: BigInt(given.gasLimit) }
      it(`CREATE2 has the result and the gas of the reference: ${given.name}`, async () => {
        const beforeIt = code.slice(0, -2) as Hex
        const initCodeSize = await runAt(address, `${beforeIt}91${RETURN_TOP}`, ALL_RULES, scene)
        const initCodeGas = 2n * ((BigInt(initCodeSize.output) + 31n) / 32n)
        const isLost = BigInt(expectedStackTop) === 0n // with all gas: none is left to return the stack's top
        for (const { name, rules } of withCreate2) {
          const { used } = await runAt(address, code, rules, scene)
          const extra = rules.has('rskip438') && !isLost ? initCodeGas : 0n // RSKIP-438 is younger than the recorded gas
          expect({ name, used }).toEqual({ name, used: BigInt(expectedGasUsed) + extra })
          const { output } = await runAt(address, `${code}${RETURN_TOP}`, rules, scene)
          expect({ name, output }).toEqual({ name, output: isLost ? '0x' : expectedStackTop })
        }
      })
    }
  })

  const withMcopy = ruleSetsWith('rskip445')
  describe(`MCOPY, ${mcopy.length} cases by ${withMcopy.length} sets of rules`, () => {
    for (const [i, given] of mcopy.entries()) {
      it(`MCOPY costs the gas of the reference, case ${i}`, async () => {
        const words = (given.memoryBefore.slice(2).match(/.{64}/g) ?? []).flatMap((word, j) => [
          `7f${word}`,
          32 * j,
          '52',
        ])
        const code = (...tail: string[]) => assemble(...words, given.length, given.src, given.dst, ...tail)
        for (const { name, rules } of withMcopy) {
          const [all, before] = [await runAt(TARGET, code('5e'), rules), await runAt(TARGET, code(), rules)]
          expect({ name, used: all.used - before.used }).toEqual({ name, used: BigInt(given.expectedGasOfMCOPY) })
        }
      })
    }
  })

  const withHash = ruleSetsWith('rskip140')
  describe(`EXTCODEHASH, ${extcodehash.length} cases by ${withHash.length} sets of rules`, () => {
    const subjects = [OTHER, CODELESS, NOBODY, BRIDGE] as const
    for (const [i, given] of extcodehash.entries()) {
      it(`EXTCODEHASH has the result and the gas of the reference: ${given.what}`, async () => {
        const code: Hex = `0x73${subjects[i]?.slice(2)}3f`
        const expected = given.expected.startsWith('0x') ? given.expected : toHex(keccak256(fromHex('0x6001')))
        for (const { name, rules } of withHash) {
          const { output } = await runAt(TARGET, `${code}${RETURN_TOP}`, rules)
          const { used } = await runAt(TARGET, code, rules)
          expect({ name, output, used }).toEqual({ name, output: expected, used: BigInt(given.expectedGasUsed) })
        }
      })
    }
  })

  describe(`CREATE, ${create.cases.length} cases by ${RULE_SETS.length} sets of rules`, () => {
    for (const { sender, nonce, address } of create.cases) {
      it(`CREATE by ${sender} with nonce ${nonce} returns the address of the reference`, async () => {
        expect(toHex(contractAddress(fromHex(sender), BigInt(nonce)))).toBe(address)
        if (sender === BRIDGE) return // no code runs there
        for (const { name, rules } of RULE_SETS) {
          const { output } = await runAt(sender, `0x600060006000f0${RETURN_TOP}`, rules, { nonce: BigInt(nonce) })
          expect({ name, output }).toEqual({ name, output: `0x${address.slice(2).padStart(64, '0')}` })
        }
      })
    }
  })
})
