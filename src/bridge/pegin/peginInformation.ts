import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { BitcoinError } from '../../bitcoin/bitcoinError.ts'
import type { Destination } from '../../bitcoin/outputScript.ts'
import { OP_RETURN, parseScript } from '../../bitcoin/scriptChunks.ts'
import { type BitcoinSender, findSender } from '../../bitcoin/sender.ts'
import type { Transaction } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'

/** The parties of a peg-in. */
export interface PeginInformation {
  /** 0: the sender receives the bitcoins. 1: instructions name the receiver (RSKIP-170). */
  readonly version: 0 | 1
  readonly sender: BitcoinSender | undefined
  /** Rootstock address; undefined if the sender is unknown. */
  readonly receiver: Bytes | undefined
  readonly refundAddress: Destination | undefined
  /** Whether instructions cannot be parsed. Before RSKIP-379 also if the sender is unknown. */
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

/** Reads the parties of a peg-in. Throws a `BitcoinError` if the reference node fails to parse the sender's script. */
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

/** Reads the instructions in the output that begins with `RSKT` (RSKIP-170); undefined without such an output. */
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

/** Parses mark, version, receiver and an optional refund address; undefined if they are malformed. */
function parseInstructions(data: Bytes): Instructions | undefined {
  if (data[VERSION_AT] !== ONLY_VERSION) return undefined
  const receiver = data.slice(RECEIVER_AT, REFUND_AT)
  if (data.length === REFUND_AT) return { receiver, refundAddress: undefined }
  const kind = REFUND_KINDS.get(data[REFUND_AT])
  if (data.length !== WITH_REFUND_BYTES || kind === undefined) return undefined
  return { receiver, refundAddress: { kind, hash: data.slice(REFUND_AT + 1) } }
}
