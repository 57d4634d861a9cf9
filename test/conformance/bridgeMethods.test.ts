import { AbiCoder } from 'ethers'
import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { METHODS } from '../../src/bridge/methods/index.ts'
import { ROOTSTOCK_PRECOMPILES } from '../../src/chain/execution/precompiles.ts'
import { RULES, type Rule, type Rules } from '../../src/chainspec/rules.ts'
import { Yielder } from '../../src/concurrency/yielder.ts'
import type { Context } from '../../src/evm/context.ts'
import type { CallKind } from '../../src/evm/frame.ts'
import { BLOCK } from '../_helpers/evmScene.ts'
import { createMemoryWorld } from '../_helpers/memoryWorld.ts'
import { RULE_SETS } from '../_helpers/ruleSets.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface MethodCase {
  readonly name: string
  readonly signature: string
  readonly selector: Hex
  readonly outputs: readonly string[]
  readonly functionCost: number | Record<string, string | number>
  readonly enabledWhen: string
  readonly onlyLocalCalls: boolean | string
  readonly acceptsStaticCall: boolean
}

const coder = AbiCoder.defaultAbiCoder()
const ZERO_OF: Readonly<Record<string, unknown>> = {
  int256: 0,
  uint256: 0,
  bool: false,
  bytes: '0x',
  string: '',
  address: `0x${'00'.repeat(20)}`,
  bytes32: `0x${'00'.repeat(32)}`,
  'bytes[]': [],
  'bytes32[]': [],
}

/** Returns call data with a zero or empty value for each argument. */
function zeroCall({ signature, selector }: MethodCase): Uint8Array {
  const types = signature
    .slice(signature.indexOf('(') + 1, -1)
    .split(',')
    .filter((type) => type !== '')
  return fromHex(
    `${selector}${coder
      .encode(
        types,
        types.map((type) => ZERO_OF[type]),
      )
      .slice(2)}`,
  )
}

const ruleNamed = (text: string): Rule =>
  RULES.find((rule) => rule === text.toLowerCase()) ?? expect.fail(`no rule ${text}`)

function isEnabled({ enabledWhen }: MethodCase, rules: Rules): boolean {
  if (enabledWhen === 'always') return true
  if (enabledWhen.startsWith('not ')) return !rules.has(ruleNamed(enabledWhen.slice(4)))
  return rules.has(ruleNamed(enabledWhen))
}

/** Returns the price without the input: the two prices that follow a formula are those of no headers and of an unknown block. */
function costOf({ name, functionCost }: MethodCase, rules: Rules): number {
  if (typeof functionCost === 'number') return functionCost
  if (name === 'getBtcTransactionConfirmations') return 27_000
  return rules.has('rskip132') ? 25_000 : rules.has('rskip124') ? 66_000 : 22_000
}

const MANNER = {
  kind: 'CALL',
  caller: new Uint8Array(20),
  value: 0n,
  isFromContract: false,
  internal: undefined,
  isAnonymous: false,
} as const

async function priceOf(input: Uint8Array, rules: Rules): Promise<bigint> {
  const precompile = ROOTSTOCK_PRECOMPILES.get(0x01000006n, rules) ?? expect.fail('there is no Bridge')
  const yielder = new Yielder(Number.POSITIVE_INFINITY)
  const context = { block: BLOCK, rules, world: createMemoryWorld(), yielder } as unknown as Context // a price needs no more
  return precompile.prepare(input, context, MANNER).price()
}

describeVectors<{ readonly methods: readonly MethodCase[] }>('bridge-methods.json', ({ methods }) => {
  it('the Bridge has the 83 methods of the reference', () => {
    expect(METHODS.map(({ name, selector }) => `${name} ${selector}`).sort()).toEqual(
      methods.map(({ name, selector }) => `${name} ${selector}`).sort(),
    )
    expect(methods).toHaveLength(83)
  })

  for (const method of methods) {
    describe(method.signature, () => {
      const input = zeroCall(method)
      const entry = METHODS.find(({ selector }) => selector === method.selector)

      it(`${method.name} costs the price of each set of rules, or 23000 while it is not enabled`, async () => {
        for (const { name, rules } of RULE_SETS) {
          const price = isEnabled(method, rules) ? costOf(method, rules) + 2 * input.length : 23_000
          expect({ name, price: await priceOf(input, rules) }).toEqual({ name, price: BigInt(price) })
        }
      })

      it(`${method.name} is limited to local calls under the same rules as in the reference`, () => {
        for (const { name, rules } of RULE_SETS) {
          const { onlyLocalCalls } = method
          const isLocal =
            typeof onlyLocalCalls === 'boolean'
              ? onlyLocalCalls
              : !rules.has(ruleNamed(onlyLocalCalls.split(' ').at(-1) ?? ''))
          expect({ name, isLocal: entry?.isLocal(rules) }).toEqual({ name, isLocal })
        }
      })

      it(`${method.name} accepts only CALL${method.acceptsStaticCall ? ' and STATICCALL' : ''}`, () => {
        const kinds: readonly CallKind[] = ['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL']
        const accepted = kinds.filter((kind) => entry?.accepts(kind))
        expect(accepted).toEqual(method.acceptsStaticCall ? ['CALL', 'STATICCALL'] : ['CALL'])
      })
    })
  }
})
