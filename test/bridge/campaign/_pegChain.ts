import { AbiCoder } from 'ethers'
import { expect } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import type { StorageEntry } from '../../../src/bridge/storageEntry.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import type { BridgeConstants } from '../../../src/chainspec/bridgeConstants.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import { decodeBlock } from '../../../src/primitives/block.ts'
import type { Receipt } from '../../../src/primitives/receipt.ts'
import { signTransaction } from '../../../src/primitives/transaction.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { BRIDGE, callData } from '../../_helpers/bridge.ts'
import { openTestChain } from '../../_helpers/chain.ts'

const LATEST = { kind: 'latest' } as const

export interface PegChain {
  /** Sends a transaction to the Bridge, which is mined immediately. Gas is free. */
  send(privateKey: Bytes, fields: { readonly data?: Bytes; readonly value?: bigint }): Promise<Receipt>
  call(privateKey: Bytes, signature: string, args?: readonly unknown[]): Promise<Receipt>
  /** Returns the result of a method that reads. */
  ask(signature: string, type: string): Promise<unknown>
  /** Returns the content of an entry of the Bridge's storage; undefined if it is empty. */
  read<T>(entry: StorageEntry, decode: (bytes: Bytes) => T): Promise<T | undefined>
  balanceOf(address: Bytes): Promise<bigint>
  /** Imports all blocks into another chain, which executes them again. Returns their number. */
  importElsewhere(): Promise<number>
  close(): Promise<void>
}

export async function openPegChain(bridge: BridgeConstants): Promise<PegChain> {
  const network = { ...createSandbox(regtest), bridge }
  const store = await openStore({ kind: 'memory' })
  const chain = await openTestChain({ network, store })
  const nonces = new Map<string, bigint>()

  async function send(privateKey: Bytes, fields: { readonly data?: Bytes; readonly value?: bigint }) {
    const key = toHex(privateKey)
    const nonce = nonces.get(key) ?? 0n
    nonces.set(key, nonce + 1n)
    const free = { nonce, gasPrice: 0n, gasLimit: 6_000_000n, to: BRIDGE, value: 0n, data: new Uint8Array(0) }
    const hash = await chain.submits.sendRaw(signTransaction({ ...free, ...fields }, 33, privateKey).encoded)
    const found = await chain.reads.getReceipt(hash)
    return (
      found?.receipt ??
      expect.fail(`the transaction ${nonce} of ${toHex(addressOfPrivateKey(privateKey))} was not mined`)
    )
  }

  return {
    send,
    call: (privateKey, signature, args = []) => send(privateKey, { data: callData(signature, args) }),
    async ask(signature, type) {
      const output = await chain.calls.call({ to: BRIDGE, data: callData(signature) }, LATEST)
      return AbiCoder.defaultAbiCoder().decode([type], output)[0]
    },
    async read(entry, decode) {
      const bytes = await (await chain.reads.worldAt(LATEST)).getStorage(BRIDGE, entry.slot)
      return bytes === undefined || bytes.length === 0 ? undefined : decode(bytes)
    },
    async balanceOf(address) {
      const account = await (await chain.reads.worldAt(LATEST)).getAccount(address)
      return account?.balance ?? 0n
    },
    async importElsewhere() {
      const other = await openTestChain({ network })
      const count = await importAll(chain, other, async (number) => {
        const row = await store.blocks.getMain(number)
        return decodeBlock(row?.encoded ?? expect.fail(`there is no block ${number}`), network)
      })
      await other.close()
      return count
    },
    close: () => chain.close(),
  }
}

async function importAll(
  from: Chain,
  into: Chain,
  read: (number: number) => Promise<ReturnType<typeof decodeBlock>>,
): Promise<number> {
  const count = from.reads.headNumber()
  for (let number = 1; number <= count; number++) {
    expect(await into.importer.importBlock(await read(number))).toBe('head')
  }
  expect(into.feeds.head()).toEqual(from.feeds.head())
  return count
}
