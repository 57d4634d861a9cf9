import { describe, expect } from 'vitest'
import type * as Schema from '../../../generated/schemas.ts'
import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { type Hex, toHex } from '../../../src/base/hex.ts'
import { minimalBytes, signedMinimalBytes, toWord } from '../../../src/base/integer.ts'
import { proveAccount } from '../../../src/chain/queries/proofs.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { accountKey, contractMarkerKey, storageKey } from '../../../src/state/keys.ts'
import { applyChanges } from '../../../src/state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../../src/state/trie/node.ts'
import { toWireAccountProof } from '../../../src/wire/accountProof.ts'
import { signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'
import { createNodeStore } from '../../_helpers/nodeStore.ts'
import { askFixture } from '../../_helpers/sharedFixture.ts'
import { keyOfAccount, keyOfCell, verifyProof } from '../../_helpers/verifyProof.ts'

const REGISTER: Hex = '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974'
const COW: Hex = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
const NOBODY: Hex = '0x00000000000000000000000000000000000000e0'
const SIDE_BLOCK = '0x9bf5f044176d522382f87dd4af4cd3afb46d11e98a7613903f08e077ab167944'

/** Returns the value of an account's node. */
const accountValue = ({ nonce, balance }: Pick<Schema.AccountProof, 'nonce' | 'balance'>) =>
  encodeRlp([minimalBytes(BigInt(nonce)), signedMinimalBytes(BigInt(balance))])

/** Verifies a proof against a root from another source. */
function expectProven(root: string, proof: Schema.AccountProof): void {
  const account = verifyProof(root, keyOfAccount(proof.address), proof.accountProof)
  if (account === undefined) expect([proof.nonce, proof.balance]).toEqual(['0x0', '0x0'])
  else expect(toHex(account)).toBe(toHex(accountValue(proof)))
  for (const { key, value, proof: items } of proof.storageProof) {
    const cell = verifyProof(root, keyOfCell(proof.address, key), items)
    if (cell === undefined) expect(value).toBe('0x0')
    else if (cell.length > 32) expect(value).toBe(toHex(cell))
    else expect(BigInt(value)).toBe(BigInt(toHex(cell)))
  }
}

async function resultOf<T>(answer: Promise<unknown>): Promise<T> {
  const { result } = (await answer) as { result: T } // the document's type, which the examples check
  return result
}

const proofOf = (address: string, keys: readonly string[], block: unknown) =>
  resultOf<Schema.AccountProof>(askFixture('eth_getProof', address, keys, block))

const rootOf = async (method: string, block: string) =>
  (await resultOf<Schema.Block>(askFixture(method, block, false))).stateRoot

describe('a proof', () => {
  const KEYS = ['0x0', '1', `0x${'f'.repeat(64)}`]

  it.each(['0x0', '0x1', '0x2', '0x3', '0x4', '0x5'])(
    'leads to what is there and is not, at height %s',
    async (height) => {
      const root = await rootOf('eth_getBlockByNumber', height)
      for (const address of [REGISTER, COW, NOBODY, '0x0000000000000000000000000000000001000008'] as const) {
        expectProven(root, await proofOf(address, KEYS, height))
      }
    },
  )

  it('a proof agrees with the other methods', async () => {
    const { balance, nonce, codeHash, storageProof } = await proofOf(COW, ['0x0'], 'latest')
    expect(balance).toBe(await resultOf(askFixture('eth_getBalance', COW, 'latest')))
    expect(nonce).toBe(await resultOf(askFixture('eth_getTransactionCount', COW, 'latest')))
    expect(codeHash).toBe(toHex(keccak256(EMPTY_BYTES)))
    expect(storageProof[0]?.key).toBe(`0x${'0'.repeat(64)}`)
    const register = await proofOf(REGISTER, ['0x0'], '0x3')
    expect(BigInt(register.storageProof[0]?.value ?? 0)).toBe(42n)
    const code = await resultOf<Hex>(askFixture('eth_getCode', REGISTER, 'latest'))
    expect(register.codeHash).toBe(toHex(keccak256(Buffer.from(code.slice(2), 'hex'))))
  })

  it('a proof is against the root of the selected block, also of a side block', async () => {
    const side = await rootOf('eth_getBlockByHash', SIDE_BLOCK)
    const proof = await proofOf(COW, [], { blockHash: SIDE_BLOCK })
    expectProven(side, proof)
    const main = await rootOf('eth_getBlockByNumber', '0x2')
    expect(() => expectProven(main, proof)).toThrow('the proof lacks')
  })

  it('a proof with any change is invalid', async () => {
    const root = await rootOf('eth_getBlockByNumber', 'latest')
    const proof = await proofOf(REGISTER, ['0x0'], 'latest')
    const items: readonly string[] = proof.storageProof[0]?.proof ?? []
    const verify = (altered: readonly string[]) => () =>
      verifyProof(root, keyOfCell(REGISTER, `0x${'0'.repeat(64)}`), altered)
    expect(verify(items)()).toEqual(Uint8Array.of(99))
    for (const [index, item] of items.entries()) {
      const last = item.endsWith('0') ? '1' : '0'
      expect(verify(items.with(index, item.slice(0, -1) + last)), `item ${index}`).toThrow()
      expect(verify(items.filter((_, other) => other !== index)), `without item ${index}`).toThrow()
    }
    expect(verify([...items, items[0] ?? ''])).toThrow('more than it takes')
  })
})

describe('long values', () => {
  const address = Uint8Array.from({ length: 20 }, (_, i) => i + 1)
  const long = Uint8Array.from({ length: 1_000 }, (_, i) => i % 251)

  it('long values are separate items of a proof and returned whole', async () => {
    const writes = [
      { key: accountKey(address), value: accountValue({ nonce: '0x7', balance: '0x8' }) },
      { key: contractMarkerKey(address), value: Uint8Array.of(1) },
      { key: storageKey(address, toWord(1n)), value: long },
      { key: storageKey(address, toWord(2n)), value: Uint8Array.of(0) },
    ]
    const nodes = createNodeStore()
    const applied = await applyChanges(EMPTY_TRIE, 1, { deletedAccounts: [], writes }, nodes)
    nodes.addAll(1, applied)
    const slots = [1n, 2n, 3n].map(toWord)
    const proof = toWireAccountProof(
      address,
      await proveAccount(nodes, { hash: applied.root, height: 1 }, { address, slots }),
    )
    expectProven(toHex(applied.root), proof)
    expect(proof.storageProof.map(({ value }) => value)).toEqual([toHex(long), '0x0', '0x0'])
    expect(proof.storageProof[0]?.proof.at(-1)).toBe(`0xb903e8${toHex(long).slice(2)}`)
    expect(proof).toMatchObject({ nonce: '0x7', balance: '0x8' })
  })

  it('a proof of long values ends when the call is aborted', async () => {
    const writes = [{ key: contractMarkerKey(address), value: Uint8Array.of(1) }]
    const nodes = createNodeStore()
    const applied = await applyChanges(EMPTY_TRIE, 1, { deletedAccounts: [], writes }, nodes)
    nodes.addAll(1, applied)
    const controller = new AbortController()
    controller.abort(new Error('gone'))
    const call = { signal: controller.signal }
    const prove = proveAccount(nodes, { hash: applied.root, height: 1 }, { address, slots: [toWord(1n)] }, call)
    await expect(prove).rejects.toThrow('gone')
  })

  it('the proof of an empty trie has no items', async () => {
    const proven = await proveAccount(createNodeStore(), EMPTY_TRIE, { address, slots: [toWord(0n)] })
    const proof = toWireAccountProof(address, proven)
    expect(proof).toMatchObject({ accountProof: [], storageProof: [{ value: '0x0', proof: [] }] })
    expect(proof.storageHash).toBe(toHex(EMPTY_TRIE.hash))
    expectProven(toHex(EMPTY_TRIE.hash), proof)
  })
})

it("the storage hash is that of the node at the storage key, on the path of every slot's proof", async () => {
  const { storageHash, storageProof } = await proofOf(REGISTER, ['0x0', '0x5'], 'latest')
  for (const { proof } of storageProof) {
    // A short item is its own length and the message; a long one has one byte of length more.
    const hashes = proof.map((item) =>
      toHex(keccak256(Buffer.from(item.slice(item.startsWith('0xb8') ? 6 : 4), 'hex'))),
    )
    expect(hashes).toContain(storageHash)
  }
  expect((await proofOf(COW, [], 'latest')).storageHash).toBe(toHex(EMPTY_TRIE.hash))
})

it('eth_getProof accepts at most 1,024 keys', async () => {
  const keys = Array.from({ length: 1025 }, (_, n) => `0x${n.toString(16)}`)
  const { storageProof } = await proofOf(REGISTER, keys.slice(1), 'latest')
  expect(storageProof).toHaveLength(1024)
  expect(await askFixture('eth_getProof', REGISTER, keys, 'latest')).toMatchObject({
    error: { code: -32602, data: { parameter: 'storageKeys', expected: 'an array of at most 1024 slots' } },
  })
})

describe('a new block', () => {
  it('a new block has its own proofs', async ({ startNode }) => {
    const { ask } = await startNode({ networks: ['regtest'], mining: 'auto' })
    const fetchResult = <T>(method: string, ...params: unknown[]) => resultOf<T>(ask(method, ...params))
    const before = await fetchResult<Schema.AccountProof>('eth_getProof', NOBODY, [])
    const raw = toHex(signFrom(7, { to: Buffer.from(NOBODY.slice(2), 'hex'), value: 5n, gasPrice: 1n }))
    await ask('eth_sendRawTransaction', raw)
    const after = await fetchResult<Schema.AccountProof>('eth_getProof', NOBODY, [])
    expect([before.balance, after.balance]).toEqual(['0x0', '0x5'])
    expectProven((await fetchResult<Schema.Block>('eth_getBlockByNumber', 'latest', false)).stateRoot, after)
  })
})
