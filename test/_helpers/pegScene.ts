import { Transaction } from 'bitcoinjs-lib'
import { SigningKey } from 'ethers'
import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { type Hex, toHex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import { decodeBase58Check } from '../../src/bitcoin/base58Check.ts'
import { hash160 } from '../../src/bitcoin/hash160.ts'
import { bitcoinBlockHash, encodeBitcoinHeader } from '../../src/bitcoin/header.ts'
import { payToKeyHash, payToScriptHash } from '../../src/bitcoin/outputScript.ts'
import { pushData } from '../../src/bitcoin/scriptChunks.ts'
import { encodeStoredBlock } from '../../src/bridge/bitcoinChain/storedBlock.ts'
import type { BridgeConstants, FederationFormat } from '../../src/chainspec/bridgeConstants.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Rules } from '../../src/chainspec/rules.ts'
import { addressOfPrivateKey, compressPublicKey } from '../../src/crypto/secp256k1.ts'
import { answer, BRIDGE, type BridgeScene, federatedBy, type Manner, ruledBy, setBridgeScene } from './bridge.ts'

/** The only federator, who may do everything else, too. */
export const FEDERATOR = new Uint8Array(32).fill(7)
export const SENDER = new Uint8Array(32).fill(9)
const ALL_WEI = 21_000_000n * 10n ** 18n

export const publicKeyOf = (privateKey: Bytes): Bytes => {
  const bytes = SigningKey.computePublicKey(toHex(privateKey), true).slice(2).match(/../g) ?? []
  return compressPublicKey(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)))
}

export interface PegScene extends BridgeScene {
  /** The script of outputs to the federation. */
  readonly federationScript: Bytes
  /** Puts a Bitcoin transaction into a block of its own, deep enough; returns what shows that it is there. */
  prove(transaction: Transaction): Promise<readonly [bytes: Hex, height: number, tree: Hex]>
  /** Registers one after that. */
  register(transaction: Transaction, manner?: Manner): ReturnType<BridgeScene['ask']>
  balanceOf(address: Bytes): Promise<bigint>
}

/** A Bridge that holds all coins, with a federation of one member in this format. */
export async function setPegScene(
  rules: Rules,
  format: FederationFormat,
  change: Partial<BridgeConstants> = {},
): Promise<PegScene> {
  const constants = federatedBy(FEDERATOR, ruledBy(addressOfPrivateKey(FEDERATOR)))
  const federation = { ...constants.federation, format }
  const scene = await setBridgeScene({ ...constants, federation, ...change })
  await scene.world.putAccount(BRIDGE, { nonce: 0n, balance: ALL_WEI })
  const address = await answer(scene, 'getFederationAddress()', 'string', [], { rules })
  const payload = decodeBase58Check(String(address)) ?? new Uint8Array(21)
  const chain = createBitcoinChain(scene, rules)
  const prove: PegScene['prove'] = async (transaction) => {
    const height = await chain.add(transaction)
    // Of the only transaction in its block.
    const tree = concatBytes(Uint8Array.of(1, 0, 0, 0, 1), transaction.getHash(), Uint8Array.of(1, 1))
    return [toHex(withoutWitness(transaction)), height, toHex(tree)]
  }
  return {
    ...scene,
    federationScript: payToScriptHash(payload.slice(1)),
    prove,
    async register(transaction, manner = {}) {
      const args = await prove(transaction)
      return scene.ask('registerBtcTransaction(bytes,int256,bytes)', args, { privateKey: FEDERATOR, rules, ...manner })
    },
    balanceOf: async (one) => (await scene.world.getAccount(one))?.balance ?? 0n,
  }
}

function withoutWitness(transaction: Transaction): Bytes {
  const copy = transaction.clone()
  copy.stripWitnesses()
  return copy.toBuffer()
}

/** Blocks whose work nobody checks, each with one transaction, written into the Bridge's cells. */
function createBitcoinChain(scene: BridgeScene, rules: Rules) {
  let height = 0
  let previous = regtest.bridge.bitcoin.genesisHeader
  async function append(merkleRoot: Bytes): Promise<void> {
    height++
    const previousHash = bitcoinBlockHash(previous).reverse()
    const fields = { version: 1, previousHash, merkleRoot, timestamp: 1000 + height, bits: 0x207fffff, nonce: height }
    previous = encodeBitcoinHeader(fields)
    const stored = encodeStoredBlock({ height, work: BigInt(2 + 2 * height), header: previous }, rules)
    await scene.put(bitcoinBlockHash(previous), stored)
    await scene.put('blockStoreChainHead', stored)
  }
  return {
    /** Returns the height of its block, which others follow. */
    async add(transaction: Transaction): Promise<number> {
      await append(transaction.getHash())
      const at = height
      for (let i = 0; i < 5; i++) await append(new Uint8Array(32).fill(i))
      return at
    },
  }
}

/** A payment of {@link SENDER}'s; `nonce` makes another one. */
export function payment(
  outputs: readonly { readonly script: Bytes; readonly satoshis: bigint }[],
  nonce = 1,
): Transaction {
  const transaction = new Transaction()
  const signature = new Uint8Array(71).fill(1)
  const script = concatBytes(pushData(signature), pushData(publicKeyOf(SENDER)))
  transaction.addInput(new Uint8Array(32).fill(nonce), 0, 0xffffffff, script)
  for (const { script, satoshis } of outputs) transaction.addOutput(script, satoshis)
  return transaction
}

export const senderScript = () => payToKeyHash(hash160(publicKeyOf(SENDER)))
export const senderAddress = () => addressOfPrivateKey(SENDER)

/** An output that says who is to get the bitcoins (RSKIP-170). */
export function instructions(receiver: Bytes, refund?: Bytes): Bytes {
  const data = concatBytes(new TextEncoder().encode('RSKT'), Uint8Array.of(1), receiver, refund ?? new Uint8Array(0))
  return concatBytes(Uint8Array.of(0x6a), pushData(data))
}

export const numberCell = (value: bigint) => {
  const bytes = minimalBytes(value)
  return bytes.length === 1 && (bytes[0] ?? 0) < 0x80 ? bytes : concatBytes(Uint8Array.of(0x80 + bytes.length), bytes)
}
