import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { intrinsicGas } from '../../../src/chain/execution/intrinsicGas.ts'
import { listGasLimits } from '../../../src/chain/execution/parallelLists.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import type { Header } from '../../../src/primitives/header.ts'
import type { Transaction, TransactionFields } from '../../../src/primitives/transaction.ts'
import type { StateView } from '../../../src/state/stateView.ts'
import type { Account, Lane } from './lanes.ts'
import type { Chance } from './random.ts'
import { signSpelled } from './sign.ts'
import { type Deed, KIND_NAMES, KINDS } from './transactionKinds.ts'

/** A block that is to be filled. */
export interface Sheet {
  readonly network: Network
  readonly rules: Rules
  readonly header: Pick<Header, 'gasLimit' | 'minimumGasPrice'>
  /** After the block's parent. */
  readonly world: StateView
  readonly chance: Chance
}

/** Collects a block's transactions, list by list. */
export interface Composer {
  /** Adds a transaction, unless the list has too little gas left for it; tells whether it did. */
  add(account: Account, deed: Deed): Promise<boolean>
  /** Adds up to so many transactions of this lane. */
  addSome(lane: Lane, count: number): Promise<void>
  /** Takes all the gas that the list has left. */
  fill(lane: Lane): Promise<void>
  /** What comes now is a parallel list. */
  beginParallel(): void
  /** What comes now is sequential, until another parallel list begins. */
  endParallel(): void
  /** The transactions, and where the parallel lists end. */
  finish(): { readonly transactions: readonly Transaction[]; readonly edges: readonly number[] }
}

const CALL_GAS = 21_000

export function createComposer({ network, rules, header, world, chance }: Sheet): Composer {
  const limits = listGasLimits(header.gasLimit, network.minimumSequentialGas, rules)
  const nonces = new Map<string, bigint>()
  const transactions: Transaction[] = []
  const edges: number[] = []
  let gasLeft = limits.sequential

  async function takeNonce(account: Account): Promise<bigint> {
    const name = toHex(account.address)
    const nonce = nonces.get(name) ?? (await world.getAccount(account.address))?.nonce ?? 0n
    nonces.set(name, nonce + 1n)
    return nonce
  }

  async function add(account: Account, deed: Deed): Promise<boolean> {
    const target = { data: deed.data ?? EMPTY_BYTES, ...(deed.to === undefined ? {} : { to: deed.to }) }
    const gasLimit = intrinsicGas(target, rules) + BigInt(deed.gas)
    if (gasLimit > gasLeft) return false
    gasLeft -= gasLimit
    const gasPrice = pickPrice(header.minimumGasPrice, chance)
    const fields = { nonce: await takeNonce(account), gasPrice, gasLimit, value: deed.value ?? 0n, ...target }
    transactions.push(sign(fields, network.chainId, account, chance))
    return true
  }

  return {
    add,
    async addSome(lane, count) {
      for (let i = 0; i < count; i++) {
        const sender = chance.pick(lane.accounts)
        const kind = KINDS[chance.pickAny(KIND_NAMES) ?? 'transferToNew']
        if (!(await add(sender, kind({ chance, lane, sender })))) return
      }
    },
    async fill(lane) {
      const gas = Number(gasLeft) - CALL_GAS
      if (gas > 0) await add(lane.accounts[0], { to: lane.programs.invalid, gas })
    },
    beginParallel() {
      gasLeft = limits.parallel
    },
    endParallel() {
      if (transactions.length > (edges.at(-1) ?? 0)) edges.push(transactions.length)
      gasLeft = limits.sequential
    },
    finish: () => ({ transactions, edges }),
  }
}

/** From the least that the block takes up to twice that and a bit; often zero where that is allowed. */
function pickPrice(minimum: bigint, chance: Chance): bigint {
  if (minimum === 0n) return chance.percent(40) ? 0n : BigInt(chance.below(1000))
  return minimum + BigInt(chance.below(Number(minimum) + 1))
}

function sign(fields: TransactionFields, chainId: number, { privateKey }: Account, chance: Chance): Transaction {
  return signSpelled(fields, chainId, privateKey, {
    hasEmptyZeroPrice: chance.percent(50),
    gasLimitPadding: chance.percent(3) ? 1 : 0,
    isForAnyChain: chance.percent(15),
  })
}
