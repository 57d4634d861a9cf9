import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import { minimalBytes } from '../../base/integer.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { addressOfPrivateKey, sign } from '../../crypto/secp256k1.ts'
import { isRecord } from '../deviation.ts'
import { NOBODY } from '../material.ts'
import type { Session } from '../session.ts'
import { amount, call, type Probe, type ProbeCall } from './invariant.ts'

/** The public private key of regtest's first account. */
const KEY = keccak256(new TextEncoder().encode('cow'))
const SENDER = toHex(addressOfPrivateKey(KEY))
const REGTEST = 33n
const GAS = 21_000n
const LONGEST_WAIT_MS = 15_000
const PAUSE_MS = 250

/**
 * Sends one transfer of value 0 from an account with a public key, if the chain id is regtest's and the account can
 * pay. The endpoint's view of it must equal the signed transaction. Returns the hash, or undefined without a transfer.
 */
export async function checkWriting(session: Session, probe: Probe): Promise<string | undefined> {
  const chainId = amount(await probe.result(call('eth_chainId')))
  const gasPrice = amount(await probe.result(call('eth_gasPrice')))
  const balance = amount(await probe.result(call('eth_getBalance', SENDER, 'latest')))
  const nonce = amount(await read(session, 'eth_getTransactionCount', [SENDER, 'pending']))
  if (chainId !== REGTEST || gasPrice === undefined || nonce === undefined) return undefined
  if (balance === undefined || balance < gasPrice * GAS) return undefined
  const raw = signTransfer(nonce, gasPrice)
  const hash = toHex(keccak256(raw))
  await probe.agrees(call('eth_sendRawTransaction', toHex(raw)), hash, 'the hash of the sent transaction')
  await checkKept(session, probe, hash, { from: SENDER, to: NOBODY, value: '0x0', nonce: `0x${nonce.toString(16)}` })
  return hash
}

/** EIP-155: the signed list has the chain id in place of the signature. */
function signTransfer(nonce: bigint, gasPrice: bigint): Bytes {
  const fields = [minimalBytes(nonce), minimalBytes(gasPrice), minimalBytes(GAS)]
  const transfer = [...fields, fromHex(NOBODY), EMPTY_BYTES, EMPTY_BYTES]
  const { r, s, recoveryId } = sign(
    keccak256(encodeRlp([...transfer, minimalBytes(REGTEST), EMPTY_BYTES, EMPTY_BYTES])),
    KEY,
  )
  const v = minimalBytes(REGTEST * 2n + 35n + BigInt(recoveryId))
  return encodeRlp([...transfer, v, withoutZeros(r), withoutZeros(s)])
}

const withoutZeros = (bytes: Bytes): Bytes => bytes.subarray(bytes.findIndex((byte) => byte !== 0))

async function checkKept(session: Session, probe: Probe, hash: string, signed: Readonly<Record<string, string>>) {
  const asked = call('eth_getTransactionByHash', hash)
  const kept = await read(session, asked.method, asked.params)
  holdAll(probe, asked, isRecord(kept) ? kept : {}, signed)
  const receipt = await waitForReceipt(session, hash)
  if (receipt === undefined) return // a chain that mines on demand
  const { from = '', to = '' } = signed
  holdAll(probe, call('eth_getTransactionReceipt', hash), receipt, { from, to, status: '0x1', gasUsed: '0x5208' })
}

function holdAll(
  probe: Probe,
  asked: ProbeCall,
  found: Readonly<Record<string, unknown>>,
  signed: Readonly<Record<string, string>>,
) {
  for (const [name, value] of Object.entries(signed))
    probe.holds(asked, name, found[name], { expected: value, source: 'the signed transaction' })
}

async function waitForReceipt(session: Session, hash: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const endMs = performance.now() + LONGEST_WAIT_MS
  while (performance.now() < endMs) {
    const receipt = await read(session, 'eth_getTransactionReceipt', [hash])
    if (isRecord(receipt)) return receipt
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return undefined
}

/** Requests a result again. */
async function read(session: Session, method: string, params: readonly unknown[]): Promise<unknown> {
  const reply = await session.askAgain(method, params)
  return reply.kind === 'result' ? reply.result : undefined
}
