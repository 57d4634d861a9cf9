import { setImmediate } from 'node:timers/promises'
import { Transaction } from 'bitcoinjs-lib'
import { expect } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint } from '../../../src/base/integer.ts'
import { decodeBase58Check } from '../../../src/bitcoin/base58Check.ts'
import { encodeSignature } from '../../../src/bitcoin/ecdsa.ts'
import { redeemScriptOf } from '../../../src/bitcoin/multisigInput.ts'
import { payToScriptHash } from '../../../src/bitcoin/outputScript.ts'
import { pushData } from '../../../src/bitcoin/scriptChunks.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../../src/bitcoin/signatureHash.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { addressOfPrivateKey, sign } from '../../../src/crypto/secp256k1.ts'
import { ruledBy } from '../../_helpers/bridge.ts'
import { requireAccount } from '../../_helpers/chain.ts'
import { BitcoinWorld, type Mined, outpointsSpent, RESERVED } from '../../_helpers/peg/bitcoinWorld.ts'
import { instructions, publicKeyOf } from '../../_helpers/pegScene.ts'
import { createRandom } from '../../_helpers/random.ts'
import { Book } from './_book.ts'
import { openPegChain } from './_pegChain.ts'

const WEI = 10n ** 10n
const EVENTS_BETWEEN_CHECKS = 100
/** Enough events for the votes, the validation, the takeover and the migration. */
const EVENTS_BETWEEN_ELECTIONS = 1_200
/** Periods in blocks. The validation is long because the signers are random. */
const AGES = {
  validationPeriod: 400,
  activationAges: [{ blocks: 30 }],
  migration: { begin: 15, end: 500, extendedEnd: 500 },
}
/** Bitcoin block from which on transactions are recognised by the index (RSKIP-379). */
const INDEX_FROM = 20
const CONFIRMATIONS = 3
const AUTHORITY = requireAccount(29).privateKey
/** Keys of possible members. The first three are the first federation. */
const MEMBERS = [20, 21, 22, 23, 24, 25].map((index) => requireAccount(index).privateKey)
const USERS = [10, 11, 12, 13].map(requireAccount)
const OTHER = payToScriptHash(new Uint8Array(20).fill(7))
const GIVEN = [100_000n, 499_999n, 500_000n, 500_001n, 2_000_000n, 30_000_000n, 90_000_000n]
const MAX_ASKED = 60_000_000n
const ASKED = [100_000n, 249_999n, 250_000n, 400_000n, 3_000_000n, 11_111_111n, MAX_ASKED]

export interface CampaignResult {
  /** Number of events of each kind. */
  readonly counts: Readonly<Record<string, number>>
  /** Number of blocks that another chain has executed again. */
  readonly blocks: number
}

/**
 * Runs random events on a Bitcoin chain and on Rootstock's: payments, blocks, valid and invalid proofs, requests,
 * signatures, elections. Compares both chains after each 100 events. At the end another chain executes all blocks
 * again.
 */
export async function runCampaign(seed: number, events: number): Promise<CampaignResult> {
  const random = createRandom(seed)
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] ?? expect.fail('nothing to pick from')
  const ruled = ruledBy(addressOfPrivateKey(AUTHORITY))
  const members = MEMBERS.slice(0, 3)
    .map(publicKeyOf)
    .map((key) => ({ btcKey: key, rskKey: key, mstKey: key }))
  const chain = await openPegChain({
    ...ruled,
    federation: { ...ruled.federation, members, ...AGES },
    pegIn: { ...ruled.pegIn, pegoutIndexFrom: INDEX_FROM },
  })
  const bitcoin = new BitcoinWorld()
  const book = new Book(chain, bitcoin)
  const unregistered: Mined[] = []
  const witnessed = new Set<number>()
  const paid = new Set<string>()
  let [active, proposed] = [MEMBERS.slice(0, 3), MEMBERS.slice(0, 3)]
  let address = String(await chain.ask('getFederationAddress()', 'string'))
  let known = 0
  let payments = 0
  let seen = 0

  async function call(privateKey: Bytes, signature: string, args: readonly unknown[] = []): Promise<void> {
    await book.record(await chain.call(privateKey, signature, args))
  }

  async function mineBitcoin(): Promise<void> {
    bitcoin.mine()
    unregistered.push(...bitcoin.mined.slice(seen))
    seen = bitcoin.mined.length
    // The call of a key that is not a member fails, and the next member sends these headers as well.
    await call(pick(MEMBERS), 'receiveHeaders(bytes[])', [bitcoin.headers.slice(known + 1)])
    known = Number(await chain.ask('getBtcBlockchainBestChainHeight()', 'int256'))
  }

  async function scriptOf(role: 'Federation' | 'RetiringFederation'): Promise<Bytes> {
    const address = String(await chain.ask(`get${role}Address()`, 'string'))
    return payToScriptHash((decodeBase58Check(address) ?? new Uint8Array(21)).subarray(1))
  }

  /** Sends bitcoins to the federation, with or without another output. */
  async function payIn(): Promise<void> {
    const { privateKey, address } = pick(USERS)
    const transaction = new Transaction()
    const script = concatBytes(pushData(new Uint8Array(71).fill(1)), pushData(publicKeyOf(privateKey)))
    const source = keccak256(new TextEncoder().encode(`${seed}/${payments++}`))
    transaction.addInput(source, 0, 0xffffffff, script)
    const target = await scriptOf(random(6) === 0 ? 'RetiringFederation' : 'Federation')
    for (let i = random(3); i >= 0; i--) transaction.addOutput(i === 2 ? OTHER : target, pick(GIVEN))
    if (random(4) === 0) transaction.addOutput(instructions(address.slice(random(8) === 0 ? 1 : 0)), 0n)
    bitcoin.broadcast(transaction)
  }

  function takeProvable(): Mined | undefined {
    const oldest = unregistered[0]
    const isDeep = oldest !== undefined && known - oldest.height >= CONFIRMATIONS - 1
    if (isDeep && random(4) > 0) return unregistered.shift()
    return bitcoin.mined.length === 0 ? undefined : bitcoin.mined[random(bitcoin.mined.length)]
  }

  /** Registers a coinbase, which transactions with witnesses need for their proof. */
  async function registerCoinbase(height: number): Promise<void> {
    if (height > known || witnessed.has(height)) return
    const { encoded, blockHash, tree, witnessRoot } =
      bitcoin.coinbases[height] ?? expect.fail('a block has no coinbase')
    const args = [encoded, blockHash, tree, witnessRoot, RESERVED]
    await call(pick(MEMBERS), 'registerBtcCoinbaseTransaction(bytes,bytes32,bytes,bytes32,bytes32)', args)
    witnessed.add(height)
  }

  async function register(): Promise<void> {
    const mined = takeProvable()
    if (mined === undefined) return
    const { transaction, height, tree } = mined
    if (transaction.hasWitnesses()) await registerCoinbase(height)
    const id = transaction.getId()
    const before = book.issuedSatoshis
    await call(pick(MEMBERS), 'registerBtcTransaction(bytes,int256,bytes)', [transaction.toBuffer(), height, tree])
    if (book.issuedSatoshis === before) return
    expect(paid).not.toContain(id)
    paid.add(id)
    const reached = transaction.outs.reduce((sum, { value }) => sum + value, 0n)
    expect(book.issuedSatoshis - before).toBeLessThanOrEqual(reached)
  }

  /** Registers a transaction with one flipped bit in its bytes or its tree. */
  async function registerWrong(): Promise<void> {
    if (bitcoin.mined.length === 0) return
    const { transaction, height, tree } = pick(bitcoin.mined)
    const parts = [transaction.toBuffer().slice(), tree.slice()] as const
    const wrong = pick(parts)
    const at = random(wrong.length)
    wrong[at] = (wrong[at] ?? 0) ^ (1 << random(8))
    const before = book.issuedSatoshis
    await call(pick(MEMBERS), 'registerBtcTransaction(bytes,int256,bytes)', [parts[0], height, parts[1]])
    expect(book.issuedSatoshis).toBe(before)
    book.count('wrong proof')
  }

  /** Requests a peg-out of issued bitcoins. If the requests exceed the coins, all of them wait. */
  async function payOut(): Promise<void> {
    if (book.owedSatoshis() < MAX_ASKED) return payIn()
    const value = pick(ASKED) * WEI + BigInt(random(2))
    await book.record(await chain.send(pick(USERS).privateKey, { value }))
  }

  async function update(): Promise<void> {
    await call(pick(MEMBERS), 'updateCollections()')
  }

  async function addSignatures(): Promise<void> {
    const waiting = await book.waitingForSignatures()
    if (waiting.length === 0) return
    const { transaction, rskHash } = pick(waiting)
    const member = pick(MEMBERS)
    const signer = random(8) === 0 ? AUTHORITY : member
    const signatures = outpointsSpent(transaction).map((outpoint, i) => {
      const { r, s } = sign(signatureHash(transaction, i, bitcoin.unspent.get(outpoint)?.satoshis ?? 0n), signer)
      return encodeSignature({ r: bytesToBigint(r), s: bytesToBigint(s) })
    })
    await call(member, 'addSignature(bytes,bytes[],bytes)', [publicKeyOf(member), signatures, rskHash])
  }

  /** Elects a federation of two to five members, if that is possible now. */
  async function elect(): Promise<void> {
    await noteTakeover()
    const elected = MEMBERS.filter(() => random(2) === 0).slice(0, 5)
    // With the same members it would have the same address, and so own the coins of its validation.
    if (elected.length < 2 || String(elected) === String(active)) return
    const commits = book.counts.commit_federation
    await call(AUTHORITY, 'createFederation()')
    for (const key of elected.map(publicKeyOf)) {
      await call(AUTHORITY, 'addFederatorPublicKeyMultikey(bytes,bytes,bytes)', [key, key, key])
    }
    const hash = String(await chain.ask('getPendingFederationHash()', 'bytes')) as Hex
    await call(AUTHORITY, 'commitFederation(bytes)', [fromHex(hash)])
    if (book.counts.commit_federation !== commits) proposed = elected
  }

  async function noteTakeover(): Promise<void> {
    const now = String(await chain.ask('getFederationAddress()', 'string'))
    if (now === address) return
    book.count('takeover')
    address = now
    active = proposed
  }

  const steps = [
    ...[mineBitcoin, mineBitcoin, payIn, register, register, register, registerWrong, payOut, update, update],
    ...[addSignatures, addSignatures, addSignatures],
  ]
  for (let done = 1; done <= events; done++) {
    await (done % EVENTS_BETWEEN_ELECTIONS === 100 ? elect : pick(steps))()
    if (done % EVENTS_BETWEEN_CHECKS !== 0) continue
    await book.check()
    await setImmediate() // thousands of events would block the event loop
  }
  await noteTakeover()
  await book.check()
  const blocks = await chain.importElsewhere()
  await chain.close()
  return { counts: book.counts, blocks }
}

function signatureHash(transaction: Transaction, index: number, satoshis: bigint): Bytes {
  const input = transaction.ins[index]
  const script =
    (input && redeemScriptOf(input)) ?? expect.fail(`an input of ${toHex(transaction.getHash())} has no script`)
  const hasWitness = (input?.witness.length ?? 0) > 0
  return hasWitness
    ? witnessSignatureHash(transaction, index, script, satoshis)
    : legacySignatureHash(transaction, index, script)
}
