import { AbiCoder, Interface, SigningKey } from 'ethers'
import type { Bytes } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { storageEntry } from '../../src/bridge/storageEntry.ts'
import type { BridgeConstants } from '../../src/chainspec/bridgeConstants.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Rule, Rules } from '../../src/chainspec/rules.ts'
import { addressOfPrivateKey } from '../../src/crypto/secp256k1.ts'
import type { BlockEnvironment, Observer } from '../../src/evm/evm.ts'
import type { CallKind } from '../../src/evm/frame.ts'
import type { Log } from '../../src/primitives/log.ts'
import { signTransaction } from '../../src/primitives/transaction.ts'
import { ALL_RULES, assemble, setScene, TARGET } from './evmScene.ts'
import type { MemoryWorld } from './memoryWorld.ts'

export const BRIDGE: Bytes = fromHex('0x0000000000000000000000000000000001000006')
const GAS = 5_000_000n

export interface BridgeAnswer {
  readonly output: Hex
  readonly failed: boolean
  readonly gas: bigint
  readonly logs: readonly Log[]
}

export interface Manner extends Partial<Pick<BlockEnvironment, 'rules' | 'number' | 'timestamp'>> {
  /** Signs a transaction; absent: a local call. */
  readonly privateKey?: Bytes
  /** Absent: straight from the sender. */
  readonly via?: CallKind
  readonly from?: Hex
  /** Nobody is named as the sender. */
  readonly isAnonymous?: boolean
  readonly value?: bigint
  readonly gasLimit?: bigint
  readonly observer?: Observer
}

export interface BridgeScene {
  readonly world: MemoryWorld
  /** `to` names a method with its types, as `getFederationSize()`, or is call data. */
  ask(to: string | Bytes, args?: readonly unknown[], manner?: Manner): Promise<BridgeAnswer>
  /** Writes a cell of the Bridge's under its name, or under its slot. */
  put(name: string | Bytes, value: Bytes): Promise<void>
  read(name: string | Bytes): Promise<Hex | undefined>
}

export const OPCODES: Readonly<Record<CallKind, number>> = {
  CALL: 0xf1,
  CALLCODE: 0xf2,
  DELEGATECALL: 0xf4,
  STATICCALL: 0xfa,
}

/** The data of a call to a method that is named with its types. */
export function callData(signature: string, args: readonly unknown[] = []): Bytes {
  const name = signature.slice(0, signature.indexOf('('))
  return fromHex(new Interface([`function ${signature}`]).encodeFunctionData(name, args))
}

/** A Bridge with nothing in its storage. */
export async function setBridgeScene(bridge: BridgeConstants = regtest.bridge): Promise<BridgeScene> {
  const { world, run } = await setScene()
  const slotOf = (name: string | Bytes) => (typeof name === 'string' ? storageEntry(name).slot : name)
  return {
    world,
    async ask(
      to,
      args = [],
      { privateKey, via, from, isAnonymous = false, value = 0n, gasLimit = GAS, observer, ...block } = {},
    ) {
      const data = typeof to === 'string' ? callData(to, args) : to
      if (via !== undefined) await world.putCode(fromHex(TARGET), fromHex(forward(via)))
      const message = {
        to: via === undefined ? BRIDGE : fromHex(TARGET),
        data,
        value,
        isAnonymous,
        gasLimit,
        ...(from === undefined ? {} : { sender: fromHex(from) }),
        ...(privateKey === undefined ? {} : signedBy(privateKey, data, value)),
        ...(observer === undefined ? {} : { observer }),
      }
      const execution = await run(message, { bridge, ...block })
      const { gasLeft, logs } = execution
      if (via === undefined) {
        const failed = execution.paysWholeGasLimit === true || execution.outcome.kind !== 'success'
        return { output: toHex(execution.output), failed, gas: gasLimit - gasLeft, logs }
      }
      const failed = execution.output[31] !== 1
      return { output: toHex(execution.output.subarray(32)), failed, gas: gasLimit - gasLeft, logs }
    },
    put: async (name, value) => world.putStorage(BRIDGE, slotOf(name), value),
    async read(name) {
      const value = await world.getStorage(BRIDGE, slotOf(name))
      return value === undefined ? undefined : toHex(value)
    },
  }
}

/** The decoded answer, or that there is none. */
export async function answer(
  scene: BridgeScene,
  signature: string,
  type: string,
  args: readonly unknown[] = [],
  manner: Manner = {},
): Promise<unknown> {
  const { output, failed } = await scene.ask(signature, args, manner)
  return failed ? 'failed' : AbiCoder.defaultAbiCoder().decode([type], output)[0]
}

export const rulesWithout = (...rules: Rule[]): Rules => new Set([...ALL_RULES].filter((rule) => !rules.includes(rule)))

/** The constants with one address as every authority and the union contract. */
export function ruledBy(address: Bytes): BridgeConstants {
  const { federation, feePerKb, lockingCap, union } = regtest.bridge
  return {
    ...regtest.bridge,
    federation: { ...federation, authorities: [address] },
    feePerKb: { ...feePerKb, authorities: [address] },
    lockingCap: { ...lockingCap, authorities: [address] },
    whitelistAuthorities: [address],
    union: { ...union, contract: address, authorities: { address, cap: address, permissions: address } },
  }
}

/** The constants with the owner of one key as the only federator. */
export function federatedBy(privateKey: Bytes, constants: BridgeConstants = regtest.bridge): BridgeConstants {
  const publicKey = fromHex(SigningKey.computePublicKey(toHex(privateKey), true))
  const member = { btcKey: publicKey, rskKey: publicKey, mstKey: publicKey }
  return { ...constants, federation: { ...constants.federation, members: [member] } }
}

function signedBy(privateKey: Bytes, data: Bytes, value: bigint) {
  const fields = { nonce: 0n, gasPrice: 1n, gasLimit: GAS, to: BRIDGE, value, data }
  return { sender: addressOfPrivateKey(privateKey), transaction: signTransaction(fields, 33, privateKey) }
}

/** Code that hands its input on to the Bridge and returns whether that went well, and what came back. */
function forward(kind: CallKind): Hex {
  const takesValue = kind === 'CALL' || kind === 'CALLCODE'
  const copyInput = ['36', 0, 0, '37']
  const call = [0, 0, '36', 0, ...(takesValue ? [0] : []), 0x01000006, 4_000_000, OPCODES[kind].toString(16)]
  const copyOutput = [0, '52', '3d', 0, 32, '3e', '3d', 32, '01', 0, 'f3']
  return assemble(...copyInput, ...call, ...copyOutput)
}
