import { expect, it } from 'vitest'
import { fromHex } from '../../../src/base/hex.ts'
import { executeTransaction } from '../../../src/chain/execution/executeTransaction.ts'
import { NotExecutable } from '../../../src/chain/execution/requireExecutable.ts'
import { BRIDGE_ADDRESS } from '../../../src/chainspec/genesisBalances.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import { signTransaction } from '../../../src/primitives/transaction.ts'
import { decodeAccount, encodeAccount } from '../../../src/state/account.ts'
import { rulesWithout } from '../../_helpers/bridge.ts'
import { RUN_BUDGETS } from '../../_helpers/budgets.ts'
import { createTestEvm } from '../../_helpers/createTestEvm.ts'
import { ALL_RULES, BLOCK } from '../../_helpers/evmScene.ts'
import { createMemoryWorld } from '../../_helpers/memoryWorld.ts'

const KEY = new Uint8Array(32).fill(7)
const OFFICIAL = addressOfPrivateKey(KEY)
const CREATE_FEDERATION = fromHex('0x1183d5d1')
const UNKNOWN_METHOD = fromHex('0x00000000')

/** A vote by an official with a balance of 0 and a gas price above 0. */
async function vote(rules = ALL_RULES, data = CREATE_FEDERATION) {
  const world = createMemoryWorld()
  const bridge = { ...regtest.bridge, whitelistAuthorities: [OFFICIAL] }
  const block = { ...BLOCK, bridge, rules }
  const setup = {
    evm: createTestEvm(RUN_BUDGETS),
    world,
    block,
    gasAvailable: 10_000_000n,
    listGasLimit: 10_000_000n,
    index: 0,
  }
  const fields = { nonce: 0n, gasPrice: 9n, gasLimit: 100_000n, to: BRIDGE_ADDRESS, value: 0n, data }
  const result = await executeTransaction(setup, signTransaction(fields, BLOCK.chainId, KEY), OFFICIAL)
  return { ...result, account: await world.getAccount(OFFICIAL) }
}

it('a free transaction to the Bridge uses no gas, costs nothing and needs no balance', async () => {
  const { succeeded, gasUsed, feeWei, account } = await vote(rulesWithout('areBridgeTxsPaid'))
  expect({ succeeded, gasUsed, feeWei }).toEqual({ succeeded: true, gasUsed: 0n, feeWei: 0n })
  expect(account).toEqual({ nonce: 1n, balance: 0n })
})

it('a free transaction to the Bridge is refused after the upgrade that charges for it', async () => {
  await expect(vote()).rejects.toThrow(NotExecutable)
})

it('a failed free Bridge transaction pays its whole gas limit to REMASC, even into a negative balance', async () => {
  const { succeeded, gasUsed, feeWei, account } = await vote(rulesWithout('areBridgeTxsPaid'), UNKNOWN_METHOD)
  expect({ succeeded, gasUsed, feeWei }).toEqual({ succeeded: true, gasUsed: 0n, feeWei: 900_000n })
  expect(account).toEqual({ nonce: 1n, balance: -900_000n })
  if (account === undefined) throw new Error('there is no account')
  expect(decodeAccount(encodeAccount(account))).toEqual(account)
})
