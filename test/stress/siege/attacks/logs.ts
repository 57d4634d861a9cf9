import { assemble } from '../../../_helpers/evmScene.ts'
import { ATTACKED, type Attack, type Question, type Target } from '../attack.ts'
import { ATTACKERS, BLOCK_GAS, signOrder } from '../transactions.ts'

const SEARCHES = 120

/** Logs with the topics 1 to 4 as long as there is gas: about 3,500 in a block. */
const LOGS = assemble('5b', 4, 3, 2, 1, 0, 0, 'a4', 4_000, '5a', '11', 0, '57', '00')
const FIFTH = `0x${'5'.padStart(64, '0')}`
const search = (fromBlock: string): Question => ({
  method: 'eth_getLogs',
  params: [{ fromBlock, toBlock: 'latest', topics: [null, null, null, FIFTH] }],
})

async function makeLogs(target: Target, blocks: number): Promise<void> {
  const connection = await target.open(() => undefined)
  for (let nonce = 0n; nonce < blocks; nonce++) {
    const raw = signOrder(ATTACKED, ATTACKERS.logs, nonce, { gasLimit: BLOCK_GAS, data: LOGS })
    const { error } = await connection.ask('eth_sendRawTransaction', [raw])
    if (error !== undefined) throw new Error(error.message)
  }
}

/** Searches by the fourth topic alone, which no index helps, in so many blocks full of logs. */
export const searchAttack = (blocks: number): Attack => ({
  name: 'searches by the fourth topic',
  rival: search('latest'),
  mostOvertakes: SEARCHES / 2,
  prepare: (target) => makeLogs(target, blocks),
  async begin(target) {
    target.keepAsking(await target.openMany(SEARCHES), search('0x0'))
    await target.until(() => target.done > 0)
  },
})
