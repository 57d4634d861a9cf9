import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { BitcoinError } from '../../bitcoin/bitcoinError.ts'
import type { Destination } from '../../bitcoin/outputScript.ts'
import { OP_RETURN, parseScript } from '../../bitcoin/scriptChunks.ts'
import { type BitcoinSender, findSender } from '../../bitcoin/sender.ts'
import type { Transaction } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'

/** What a peg-in says of itself: who has sent it, who is to get it, and who if it cannot be taken. */
export interface PeginInformation {
  /** 0: the sender gets it; 1: whom instructions name. */
  readonly version: 0 | 1
  readonly sender: BitcoinSender | undefined
  /** Undefined: nobody can be told. */
  readonly receiver: Bytes | undefined
  readonly refundAddress: Destination | undefined
  /** Instructions that are there and say nothing that is understood, or no information at all (before RSKIP-379). */
  readonly isInvalid: boolean
}

const MARK = new TextEncoder().encode('RSKT')
const VERSION_AT = MARK.length
const RECEIVER_AT = VERSION_AT + 1
const REFUND_AT = RECEIVER_AT + 20
const WITH_REFUND_BYTES = REFUND_AT + 21
const ONLY_VERSION = 1
const REFUND_KINDS = new Map<number | undefined, Destination['kind']>([
  [1, 'keyHash'],
  [2, 'scriptHash'],
])

/** Throws a `BitcoinError` where the reference stumbles over the sender's script. */
export function readPeginInformation({ rules }: BridgeCall, transaction: Transaction): PeginInformation {
  const sender = findSender(transaction)
  const bySender = { version: 0, sender, receiver: sender?.rskAddress, refundAddress: sender?.address } as const
  const instructions = rules.has('rskip170') ? readInstructions(transaction) : undefined
  if (instructions === 'invalid') return { ...bySender, isInvalid: true }
  if (instructions === undefined) {
    return { ...bySender, isInvalid: sender === undefined && !rules.has('rskip379') }
  }
  const { receiver, refundAddress = sender?.address } = instructions
  return { version: ONLY_VERSION, sender, receiver, refundAddress, isInvalid: false }
}

interface Instructions {
  readonly receiver: Bytes
  readonly refundAddress: Destination | undefined
}

/** What the output says that begins with a mark (RSKIP-170); undefined without one. */
function readInstructions({ outs }: Transaction): Instructions | 'invalid' | undefined {
  const found: Bytes[] = []
  try {
    for (const { script } of outs) {
      const data = markedDataIn(script)
      if (data !== undefined) found.push(data)
    }
  } catch (error) {
    if (error instanceof BitcoinError) return 'invalid'
    throw error
  }
  const [data] = found
  if (data === undefined) return undefined
  return (found.length === 1 ? parseInstructions(data) : undefined) ?? 'invalid'
}

function markedDataIn(script: Bytes): Bytes | undefined {
  const [first, second] = parseScript(script)
  const data = first?.opcode === OP_RETURN ? second?.data : undefined
  return data !== undefined && equalBytes(data.subarray(0, MARK.length), MARK) ? data : undefined
}

/** The mark, the version, the receiver and, if they wish, where refunds go. */
function parseInstructions(data: Bytes): Instructions | undefined {
  if (data[VERSION_AT] !== ONLY_VERSION) return undefined
  const receiver = data.slice(RECEIVER_AT, REFUND_AT)
  if (data.length === REFUND_AT) return { receiver, refundAddress: undefined }
  const kind = REFUND_KINDS.get(data[REFUND_AT])
  if (data.length !== WITH_REFUND_BYTES || kind === undefined) return undefined
  return { receiver, refundAddress: { kind, hash: data.slice(REFUND_AT + 1) } }
}
