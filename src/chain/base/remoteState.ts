import { ADDRESS_BYTES, type Bytes, equalBytes, padLeft, stripLeadingZeros, WORD_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { BRIDGE_ADDRESS } from '../../chainspec/genesisBalances.ts'
import type { Network } from '../../chainspec/network.ts'
import type { JsonValue } from '../../remote/json.ts'
import { encodeAccount } from '../../state/account.ts'
import { addressOfKey, kindOfStateKey, slotOfKey } from '../../state/keys.ts'
import { isMarkedPrecompile } from '../../state/precompileAccounts.ts'
import type { createAccountProofs } from './accountProofs.ts'
import { type Answers, requireAnsweredBytes, requireAnsweredQuantity } from './answers.ts'
import type { ReadBridgeCell } from './bridgeCells.ts'

const MARKER_VALUE = Uint8Array.of(1)

/** The parts of a remote base that its state needs. */
export interface RemoteStateSetup {
  readonly network: Network
  readonly answers: Answers
  /** Returns a block as the parameter of a question. */
  readonly blockAt: (height: number) => JsonValue
  readonly readBridgeCell: ReadBridgeCell
  readonly proveAccount: ReturnType<typeof createAccountProofs>
  /** Called with each account that is empty or absent, if the endpoint does not show which. */
  onEmptyAccount(address: Bytes): void
}

/**
 * Returns the reader of trie values through an endpoint, which has no questions about the trie: each key carries
 * address and slot.
 *
 * Without proofs, an empty account cannot be distinguished from an absent one, and counts as absent: a call that sends
 * wei to it pays 25,000 gas too much if it exists.
 */
export function createRemoteState(setup: RemoteStateSetup) {
  const { network, answers, blockAt, readBridgeCell } = setup

  async function readCode(address: Bytes, height: number): Promise<Bytes> {
    return requireAnsweredBytes(await answers.ask('eth_getCode', [toHex(address), blockAt(height)]), 'eth_getCode')
  }

  async function readAccount(address: Bytes, height: number): Promise<Bytes | undefined> {
    const askNumber = async (method: string) =>
      requireAnsweredQuantity(await answers.ask(method, [toHex(address), blockAt(height)]), method)
    // Three questions, which one batch carries.
    const [balance, nonce, code] = await Promise.all([
      askNumber('eth_getBalance'),
      askNumber('eth_getTransactionCount'),
      readCode(address, height),
    ])
    const exists = balance > 0n || nonce > 0n || code.length > 0 || isMarkedPrecompile(network, height, address)
    if (exists) return encodeAccount({ balance, nonce })
    const proven = await setup.proveAccount(address, height)
    if (proven !== undefined) return proven.value
    setup.onEmptyAccount(address)
    return undefined
  }

  async function readMarker(address: Bytes, height: number): Promise<Bytes | undefined> {
    if (isMarkedPrecompile(network, height, address)) return MARKER_VALUE
    return (await readCode(address, height)).length > 0 ? MARKER_VALUE : undefined
  }

  async function readCell(address: Bytes, slot: Bytes, height: number): Promise<Bytes | undefined> {
    if (equalBytes(address, BRIDGE_ADDRESS)) return readBridgeCell(slot, height)
    const question = [toHex(address), toHex(padLeft(slot, WORD_BYTES)), blockAt(height)]
    const word = requireAnsweredBytes(await answers.ask('eth_getStorageAt', question), 'eth_getStorageAt')
    return orAbsent(stripLeadingZeros(word))
  }

  return {
    /** Returns the value of a trie key after the block at this height. */
    async getValue(key: Bytes, height: number): Promise<Bytes | undefined> {
      const address = addressOfKey(key)
      const kind = kindOfStateKey(key)
      if (address.length < ADDRESS_BYTES) return kind === 'account' ? remascSenderAfter(height) : undefined
      switch (kind) {
        case 'account':
          return readAccount(address, height)
        case 'marker':
          return readMarker(address, height)
        case 'code': {
          // A call reads the account as well. One batch carries both.
          void readAccount(address, height).catch(() => undefined)
          return orAbsent(await readCode(address, height))
        }
        case 'cell':
          return readCell(address, slotOfKey(key), height)
        case undefined:
          throw new Error('a key of the state has an unknown form')
      }
    },
  }
}

/** Returns the account that sends the REMASC transaction of each block. JSON-RPC has no name for it. */
const remascSenderAfter = (height: number): Bytes | undefined =>
  height === 0 ? undefined : encodeAccount({ balance: 0n, nonce: BigInt(height) })

const orAbsent = (bytes: Bytes): Bytes | undefined => (bytes.length === 0 ? undefined : bytes)
