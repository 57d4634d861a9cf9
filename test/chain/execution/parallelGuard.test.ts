import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { ParallelListsConflict } from '../../../src/chain/execution/parallelGuard.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { accountKey, storageKey } from '../../../src/state/keys.ts'
import { assemble, NOBODY, OTHER, TARGET } from '../../_helpers/evmScene.ts'
import { type Codes, call, create, pay, query, REVERT, refusalOf, type Step, senderAt, to } from './_parallel.ts'

const LIBRARY: Hex = '0xc000000000000000000000000000000000000003'
const SHA256: Hex = `0x${'02'.padStart(40, '0')}`
const [STORE, LOAD] = [assemble(1, 5, '55'), assemble(5, '54')]
const DESTROY = assemble(BigInt(NOBODY), 'ff')

const account = (address: Hex) => accountKey(fromHex(address))
const cell = (address: Hex) => storageKey(fromHex(address), toWord(5n))

interface Case {
  readonly codes?: Codes
  readonly steps: readonly [Step, Step]
  /** The key that both access; absent: the lists do not conflict. */
  readonly key?: Bytes
}

const CASES: Readonly<Record<string, Case>> = {
  'payments to two accounts': { steps: [pay(NOBODY), pay(OTHER)] },
  'payments to one account': { steps: [pay(NOBODY), pay(NOBODY)], key: account(NOBODY) },
  'a payment to the sender of the other list': {
    steps: [pay(NOBODY), pay(toHex(senderAt(0)))],
    key: accountKey(senderAt(0)),
  },
  'one sender': {
    steps: [pay(NOBODY), { ...pay(OTHER), nonce: 1n, sender: senderAt(0) }],
    key: accountKey(senderAt(0)),
  },
  'payments of 0 wei to an existing account': { codes: { [OTHER]: '0x' }, steps: [to(OTHER), to(OTHER)] },
  'payments of 0 wei that create the account': { steps: [to(NOBODY), to(NOBODY)], key: account(NOBODY) },
  'BALANCE of an account that the other list pays': {
    codes: { [TARGET]: query('31', NOBODY) },
    steps: [pay(NOBODY), to(TARGET)],
    key: account(NOBODY),
  },
  'a payment to an account whose BALANCE the other list has read': {
    codes: { [TARGET]: query('31', NOBODY) },
    steps: [to(TARGET), pay(NOBODY)],
    key: account(NOBODY),
  },
  'BALANCE of an absent account': {
    codes: { [TARGET]: query('31', NOBODY), [OTHER]: query('31', NOBODY) },
    steps: [to(TARGET), to(OTHER)],
  },
  'EXTCODEHASH of an account that the other list creates': {
    codes: { [TARGET]: query('3f', NOBODY) },
    steps: [to(TARGET), pay(NOBODY)],
    key: account(NOBODY),
  },
  'EXTCODESIZE of an account that the other list pays': {
    codes: { [TARGET]: query('3b', OTHER), [OTHER]: '0x00' },
    steps: [to(TARGET), pay(OTHER)],
    key: account(OTHER),
  },
  'EXTCODESIZE of a precompile that the other list pays': {
    codes: { [TARGET]: query('3b', SHA256), [SHA256]: '0x' },
    steps: [to(TARGET), pay(SHA256)],
    key: account(SHA256),
  },
  'EXTCODEHASH of a precompile, which reads no account': {
    codes: { [TARGET]: query('3f', SHA256), [SHA256]: '0x' },
    steps: [to(TARGET), pay(SHA256)],
  },
  'a storage slot that both write': { codes: { [TARGET]: STORE }, steps: [to(TARGET), to(TARGET)], key: cell(TARGET) },
  'a storage slot that both read': { codes: { [TARGET]: LOAD }, steps: [to(TARGET), to(TARGET)] },
  'the same storage slot in two accounts': {
    codes: { [TARGET]: STORE, [OTHER]: STORE },
    steps: [to(TARGET), to(OTHER)],
  },
  'transient storage slots': { codes: { [TARGET]: assemble(1, 5, '5d') }, steps: [to(TARGET), to(TARGET)] },
  'a storage slot that the first reads and the second writes': {
    codes: { [LIBRARY]: assemble('36', 8, '57', LOAD, '00', '5b', STORE) },
    steps: [to(LIBRARY), { ...to(LIBRARY), data: Uint8Array.of(1) }],
    key: cell(LIBRARY),
  },
  'a storage slot that the first writes and the second reads': {
    codes: { [LIBRARY]: assemble('36', 8, '57', LOAD, '00', '5b', STORE) },
    steps: [{ ...to(LIBRARY), data: Uint8Array.of(1) }, to(LIBRARY)],
    key: cell(LIBRARY),
  },
  'a storage slot whose write is reverted with the transaction': {
    codes: { [TARGET]: assemble(STORE, REVERT) },
    steps: [to(TARGET), to(TARGET)],
    key: cell(TARGET),
  },
  'a storage slot whose write is reverted with an inner call': {
    codes: { [TARGET]: call('f1', LIBRARY), [OTHER]: call('f1', LIBRARY), [LIBRARY]: assemble(STORE, REVERT) },
    steps: [to(TARGET), to(OTHER)],
    key: cell(LIBRARY),
  },
  'a storage slot whose write runs out of gas': {
    codes: { [TARGET]: STORE },
    steps: [
      { ...to(TARGET), gasLimit: 25_000n },
      { ...to(TARGET), gasLimit: 25_000n },
    ],
  },
  'an empty storage slot that is cleared': {
    codes: { [TARGET]: assemble(0, 5, '55') },
    steps: [to(TARGET), to(TARGET)],
    key: cell(TARGET),
  },
  'STATICCALLs that read one storage slot': {
    codes: { [TARGET]: call('fa', LIBRARY), [OTHER]: call('fa', LIBRARY), [LIBRARY]: LOAD },
    steps: [to(TARGET), to(OTHER)],
  },
  'a STATICCALL that reads a storage slot that the other list writes': {
    codes: { [TARGET]: call('fa', LIBRARY), [LIBRARY]: assemble('36', 8, '57', LOAD, '00', '5b', STORE) },
    steps: [to(TARGET), { ...to(LIBRARY), data: Uint8Array.of(1) }],
    key: cell(LIBRARY),
  },
  'STATICCALLs that create an account': {
    codes: { [TARGET]: call('fa', NOBODY), [OTHER]: call('fa', NOBODY) },
    steps: [to(TARGET), to(OTHER)],
    key: account(NOBODY),
  },
  'DELEGATECALLs of one library': {
    codes: { [TARGET]: call('f4', LIBRARY), [OTHER]: call('f4', LIBRARY), [LIBRARY]: STORE },
    steps: [to(TARGET), to(OTHER)],
  },
  'a DELEGATECALL of a library that the other list pays': {
    codes: { [TARGET]: call('f4', LIBRARY), [LIBRARY]: '0x00' },
    steps: [to(TARGET), pay(LIBRARY)],
    key: account(LIBRARY),
  },
  'calls of an existing precompile': {
    codes: { [TARGET]: call('fa', SHA256), [OTHER]: call('f1', SHA256), [SHA256]: '0x' },
    steps: [to(TARGET), to(OTHER)],
  },
  'a CALL that fails for its memory, of an account that the other list pays': {
    codes: { [TARGET]: assemble(0, 0, 2n ** 40n, 0, 0, BigInt(NOBODY), 0, 'f1') },
    steps: [to(TARGET), pay(NOBODY)],
    key: account(NOBODY),
  },
  'creations by one contract': {
    codes: { [TARGET]: create('0x00') },
    steps: [to(TARGET), to(TARGET)],
    key: account(TARGET),
  },
  'creations by two contracts': {
    codes: { [TARGET]: create('0x00'), [OTHER]: create('0x00') },
    steps: [to(TARGET), to(OTHER)],
  },
  'a creation at an address that the other list pays': {
    steps: [{ data: fromHex('0x00') }, pay(toHex(contractAddress(senderAt(0), 0n)))],
    key: accountKey(contractAddress(senderAt(0), 0n)),
  },
  'code that one list reads and the other creates': {
    codes: { [TARGET]: query('3b', toHex(contractAddress(senderAt(1), 0n))) },
    steps: [to(TARGET), { data: fromHex('0x60006000526001601ff3') }],
    key: accountKey(contractAddress(senderAt(1), 0n)),
  },
  'SELFDESTRUCT of an account that the other list reads': {
    codes: { [TARGET]: DESTROY, [OTHER]: query('31', TARGET) },
    steps: [to(TARGET), to(OTHER)],
    key: account(TARGET),
  },
  'SELFDESTRUCT of two accounts with one beneficiary': {
    codes: { [TARGET]: DESTROY, [OTHER]: DESTROY },
    steps: [to(TARGET), to(OTHER)],
    key: account(NOBODY),
  },
}

describe('two parallel lists', () => {
  for (const [name, { codes = {}, steps, key }] of Object.entries(CASES)) {
    it(`parallel lists ${key === undefined ? 'may' : 'must not'} have ${name}`, async () => {
      const expected = key === undefined ? undefined : new ParallelListsConflict(key, [0, 1])
      expect(await refusalOf(codes, steps, [1, 2])).toEqual(expected)
      for (const edges of [[], [1], [2]]) expect(await refusalOf(codes, steps, edges)).toBeUndefined()
    })
  }

  it('parallel lists are not compared with sequential transactions', async () => {
    const steps = [pay(NOBODY), pay(OTHER), pay(NOBODY), { ...pay(OTHER), nonce: 1n, sender: senderAt(0) }]
    expect(await refusalOf({}, steps, [1, 2])).toBeUndefined()
  })

  it('a conflict of parallel lists names the two transactions, preferring a write', async () => {
    const codes = { [TARGET]: query('31', NOBODY) }
    const again = { ...pay(OTHER), nonce: 1n, sender: senderAt(0) }
    const steps = [
      to(TARGET),
      { ...pay(NOBODY), nonce: 1n, sender: senderAt(0) },
      { ...pay(NOBODY), sender: senderAt(1) },
    ]
    expect(await refusalOf(codes, steps, [2, 3])).toEqual(new ParallelListsConflict(account(NOBODY), [1, 2]))
    expect(await refusalOf(codes, [again], [1])).not.toBeInstanceOf(ParallelListsConflict)
  })

  it('parallel lists are ignored before RSKIP-144', async () => {
    expect(await refusalOf({}, [pay(NOBODY), pay(NOBODY)], [1, 2], ['rskip144'])).toBeUndefined()
  })
})
