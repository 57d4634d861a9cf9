import type { DevelopmentAccount } from '../../../../src/chainspec/sandboxAccounts.ts'
import { assemble } from '../../../_helpers/evmScene.ts'
import { ATTACKED, type Attack, type Question, type Target } from '../attack.ts'
import { toBody } from '../connection.ts'
import { ATTACKERS, BLOCK_GAS, type Order, signOrder } from '../transactions.ts'

/** So many of the attacker's are pending all the time, one in each block. */
const PENDING = 4
const READERS = 20
const BRIDGE = `0x${'01000006'.padStart(40, '0')}` as const
const HALF_A_BITCOIN = 5n * 10n ** 17n
const MEBIBYTE = 2 ** 20
const HD_WALLET_UTILS = 0x01000009
/** getMultisigScriptHash(int256,bytes[]) */
const SELECTOR = 0x8ad13825

const LOOP: Order = { gasLimit: BLOCK_GAS, data: '0x5b600056' }

/** Asks again and again for the hash of 32,000 empty keys in a mebibyte, which is more than a multisig has. */
const MANY_KEYS: Order = {
  gasLimit: BLOCK_GAS,
  data: (() => {
    const selectorAt = 28 // behind the zeros of its word
    const argumentsAt = selectorAt + 4
    const prologue = assemble(SELECTOR, 0, '52', 64, argumentsAt + 32, '52', 32_000, argumentsAt + 64, '52').slice(2)
    const call = assemble('5b', 0, 0, MEBIBYTE, selectorAt, HD_WALLET_UTILS, 50_000, 'fa', '50').slice(2)
    return `0x${prologue}${call}${assemble(prologue.length / 2, '56').slice(2)}` as const
  })(),
}

const PENDING_BLOCK: Question = { method: 'eth_getBlockByNumber', params: ['pending', true] }

/** Keeps transactions pending that fill a block each; each comes over a connection that is reset once it is pending. */
async function keepMining(target: Target, account: DevelopmentAccount, order: Order): Promise<void> {
  const own = await target.open(() => undefined)
  const nonceAt = async (block: string) => {
    const { result } = await own.ask('eth_getTransactionCount', [account.address, block])
    return Number(result)
  }
  let mined = await nonceAt('latest')
  let next = await nonceAt('pending')
  target.repeat(async () => {
    const minedBefore = mined
    mined = await nonceAt('latest')
    target.tell(mined - minedBefore)
    if (next - mined >= PENDING) return
    const refused = (body: Buffer) => {
      if (body.includes('"error"')) target.fail(String(body))
    }
    const { post, socket } = await target.open(refused)
    post(toBody('eth_sendRawTransaction', [signOrder(ATTACKED, account, BigInt(next), order)]))
    next++
    while ((await nonceAt('pending')) < next);
    socket.resetAndDestroy()
  })
  await target.until(() => target.done > 0)
}

async function payToBridge(target: Target): Promise<void> {
  for (const account of ATTACKERS.bridge) {
    const connection = await target.open()
    const { result } = await connection.ask('eth_getTransactionCount', [account.address, 'pending'])
    let nonce = BigInt(String(result))
    target.repeat(async () => {
      const order = { to: BRIDGE, value: HALF_A_BITCOIN, gasLimit: 100_000n } as const
      await connection.send(toBody('eth_sendRawTransaction', [signOrder(ATTACKED, account, nonce++, order)]))
    })
  }
  await target.until(() => target.done > 0)
}

export const transactionAttacks: readonly Attack[] = [
  {
    name: 'heavy transactions, reset',
    mostOvertakes: PENDING,
    begin: (target) => keepMining(target, ATTACKERS.heavy, LOOP),
  },
  {
    name: 'HDWalletUtils in transactions',
    mostOvertakes: PENDING,
    begin: (target) => keepMining(target, ATTACKERS.native, MANY_KEYS),
  },
  {
    name: 'reads of pending while the pool changes',
    rival: PENDING_BLOCK,
    mostOvertakes: 4 * READERS, // a round in each of a send's waits: into the pool, the block before, its own, its answer
    async begin(target) {
      await keepMining(target, ATTACKERS.changing, LOOP)
      target.keepAsking(await target.openMany(READERS), PENDING_BLOCK)
    },
  },
  { name: 'transfers to the Bridge', mostOvertakes: 2 * ATTACKERS.bridge.length, begin: payToBridge },
]
