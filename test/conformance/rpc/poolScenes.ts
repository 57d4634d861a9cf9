import { fromHex, toHex } from '../../../src/base/hex.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { mapRules, NEVER } from '../../../src/chainspec/ruleHeights.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { decodeTransaction, type Transaction } from '../../../src/primitives/transaction.ts'
import { MINES_ON_DEMAND } from '../../_helpers/chain.ts'
import { ACC1, addressOf, type Build, grow, type Plan, plan, sandbox, sign, withAcc1 } from './scene.ts'

const decoded = (text: unknown) => decodeTransaction(fromHex(`0x${String(text).slice(2)}`))

/** Raw transactions of cases that other cases use. */
export function cowScenes(
  rawOf: (id: string) => unknown,
): Readonly<Record<'pending' | 'bothPending' | 'mined', Build>> {
  const transfer = decoded(rawOf('v0418'))
  const both = [transfer, decoded(rawOf('v0421'))]
  return {
    pending: plan({ waiting: [transfer] }),
    bothPending: plan({ waiting: both }),
    mined: plan({ blocks: async (builder) => ({ blocks: await grow(builder, both) }) }),
  }
}

/** Returns a builder for a signed transaction that the pool refuses, after the transactions of the plan. */
const refusing = (signed: Transaction, given: Plan = {}): Build =>
  plan({ ...given, values: { 'signed tx': toHex(signed.encoded) } })

const ahead = sign('cow', { nonce: 3n })
export const queuedTwice = refusing(ahead, { waiting: [ahead] })

const heavy = (nonce: bigint) => sign('cow', { nonce, gasLimit: 6_000_000n, to: ACC1 })
export const beyondQuota = refusing(heavy(1n), {
  setup: { submitting: { ...MINES_ON_DEMAND, limitsAccounts: true } },
  waiting: [heavy(0n)],
})

/** The first transaction of a single account. */
export const quotaTracked = plan({
  setup: { submitting: { ...MINES_ON_DEMAND, limitsAccounts: true } },
  waiting: [sign('cow1')],
  values: { unknown: toHex(addressOf('nobody else')) },
})

const sequential = mapRules((rule) => (rule === 'rskip144' ? NEVER : sandbox.ruleHeights[rule]))
const GAS_LIMIT = 3_000_000n
export const beyondGasLimit = refusing(sign('cow', { gasLimit: GAS_LIMIT + 1n }), {
  network: {
    ...sandbox,
    ruleHeights: sequential,
    targetGasLimit: GAS_LIMIT,
    genesis: { ...sandbox.genesis, gasLimit: GAS_LIMIT },
  },
  blocks: async (builder) => ({ blocks: await grow(builder, []) }),
})

export const spentNonce = refusing(sign('cow'), {
  blocks: async (builder) => ({ blocks: await grow(builder, [sign('cow', { value: 1n })]) }),
})
export const tooCheap = refusing(sign('cow', { gasPrice: 9n }), {
  network: createSandbox(regtest, { minimumGasPriceWei: 10n }),
})
export const tooPoor = refusing(sign('acc1', { gasPrice: 1n }), { network: withAcc1(20_999n) })
export const tooLittleGas = refusing(sign('cow', { gasLimit: 20_999n }))
export const tooMuchPending = refusing(sign('acc1', { nonce: 1n, value: 6_000n }), {
  network: withAcc1(10_000n),
  waiting: [sign('acc1', { value: 6_000n })],
})
