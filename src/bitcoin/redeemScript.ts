import { type Bytes, concatBytes, equalBytes } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import { BitcoinError } from './bitcoinError.ts'
import {
  isOpcode,
  joinChunks,
  OP_1,
  OP_16,
  OP_CHECKMULTISIG,
  OP_CHECKMULTISIGVERIFY,
  OP_CHECKSEQUENCEVERIFY,
  OP_DROP,
  OP_ELSE,
  OP_ENDIF,
  OP_NOTIF,
  parseScript,
  type ScriptChunk,
} from './scriptChunks.ts'

/** A multisig script in one of the formats of federations. */
export interface RedeemScript {
  /** Number of required signatures. */
  readonly threshold: number
  /** Keys in the script's order. */
  readonly keys: readonly Bytes[]
  /** The inner multisig script, without emergency keys and flyover prefix. */
  readonly standardPart: Bytes
  readonly hasEmergencyKeys: boolean
}

const LEAST_CHUNKS = 4
const HASH_BYTES = 32
const MOST_NUMBER_BYTES = 4
const CHECK: ScriptChunk = {
  opcode: OP_CHECKMULTISIG,
  data: undefined,
  encoded: Uint8Array.of(OP_CHECKMULTISIG),
}

/**
 * The redeem script of testnet's second federation before RSKIP-284. The encoding of its delay made it unspendable.
 */
export const FIRST_TESTNET_ERP_SCRIPT = fromHex(
  '0x6453210208f40073a9e43b3e9103acec79767a6de9b0409749884e989960fee578012fce210225e892391625854128c5c4ea4340de0c2a70570f33db53426fc9c746597a03f42102afc230c2d355b1a577682b07bc2646041b5d0177af0f98395a46018da699b6da210344a3c38cd59afcba3edcebe143e025574594b001700dec41e59409bdbd0f2a0921039a060badbeb24bee49eb2063f616c0f0f0765d4ca646b20a88ce828f259fcdb955670300cd50b27552210216c23b2ea8e4f11c3f9e22711addb1d16a93964796913830856b568cc3ea21d3210275562901dd8faae20de0a4166362a4f82188db77dbed4ca887422ea1ec185f1421034db69f2112f4fb1bb6141bf6e2bd6631f0484d0bd95b16767902c9fe219d4a6f5368ae',
)

/**
 * Parses a redeem script like bitcoinj; undefined for scripts of other formats. Throws a {@link BitcoinError} where the
 * reference node fails, which fails the call.
 */
export function parseRedeemScript(script: Bytes): RedeemScript | undefined {
  if (equalBytes(script, FIRST_TESTNET_ERP_SCRIPT)) return undefined
  const chunks = withoutFlyoverPrefixes(parseScript(script))
  if (chunks.length < LEAST_CHUNKS) return undefined
  if (isStandard(chunks)) return { ...describe(chunks), hasEmergencyKeys: false }
  const [usual, emergency] = splitEmergency(chunks) ?? []
  if (usual === undefined || emergency === undefined) return undefined
  if (!isStandard(usual) || !isStandard(emergency)) return undefined
  return { ...describe(usual), hasEmergencyKeys: true }
}

/** Creates the redeem script of an address for a single transfer (flyover, RSKIP-176). */
export function flyoverRedeemScript(derivationHash: Bytes, redeemScript: Bytes): Bytes {
  return concatBytes(Uint8Array.of(HASH_BYTES), derivationHash, Uint8Array.of(OP_DROP), redeemScript)
}

function describe(chunks: readonly ScriptChunk[]): Omit<RedeemScript, 'hasEmergencyKeys'> {
  const keys = chunks.slice(1, -2).map(({ data }) => data ?? new Uint8Array(0))
  return { threshold: positiveNumber(chunks[0]) ?? 0, keys, standardPart: joinChunks(chunks) }
}

/** Removes flyover prefixes. Any number is allowed if the rest ends like a redeem script. */
function withoutFlyoverPrefixes(chunks: readonly ScriptChunk[]): readonly ScriptChunk[] {
  if (!isRedeemLike(chunks)) return chunks
  let start = 0
  while (isFlyoverPrefix(chunks[start], chunks[start + 1]) && chunks.length - start - 2 >= LEAST_CHUNKS) start += 2
  return chunks.slice(start)
}

function isFlyoverPrefix(hash: ScriptChunk | undefined, drop: ScriptChunk | undefined): boolean {
  return hash?.opcode === HASH_BYTES && drop?.opcode === OP_DROP
}

const isCheck = (chunk: ScriptChunk | undefined) =>
  chunk?.opcode === OP_CHECKMULTISIG || chunk?.opcode === OP_CHECKMULTISIGVERIFY

function isRedeemLike(chunks: readonly ScriptChunk[]): boolean {
  if (chunks.length < LEAST_CHUNKS) return false
  const last = chunks.at(-1)
  return isCheck(last) || (last?.opcode === OP_ENDIF && isCheck(chunks.at(-2)))
}

/** Parses m, the keys, n and the check. The keys may be any pushes. */
function isStandard(chunks: readonly ScriptChunk[]): boolean {
  if (!isRedeemLike(chunks) || !isCheck(chunks.at(-1))) return false
  if (positiveNumber(chunks[0]) === undefined) return false
  const count = positiveNumber(chunks.at(-2))
  return count === chunks.length - 3 && !chunks.slice(1, -2).some(isOpcode)
}

/**
 * Parses both branches of a script with emergency keys. Each ends with its own check (RSKIP-353), or they share one
 * (RSKIP-201).
 */
function splitEmergency(chunks: readonly ScriptChunk[]): readonly [ScriptChunk[], ScriptChunk[]] | undefined {
  if (!isRedeemLike(chunks) || chunks[0]?.opcode !== OP_NOTIF) return undefined
  const sharesCheck = chunks.at(-1)?.opcode !== OP_ENDIF
  if (sharesCheck && chunks.at(-2)?.opcode !== OP_ENDIF) return undefined
  const middle = findElse(chunks)
  if (middle === undefined) return undefined
  const usual = chunks.slice(1, middle)
  const emergency = chunks.slice(middle + 4, sharesCheck ? -2 : -1)
  return sharesCheck
    ? [
        [...usual, CHECK],
        [...emergency, CHECK],
      ]
    : [usual, emergency]
}

/**
 * Returns the index of the emergency keys after the delay; undefined if other chunks follow OP_ELSE. The reference node
 * reads a chunk after the last one if only two follow.
 */
function findElse(chunks: readonly ScriptChunk[]): number | undefined {
  const index = chunks.findIndex(({ opcode }, i) => i > 0 && opcode === OP_ELSE && chunks.length >= i + 3)
  if (index === -1) return undefined
  const [delay, check, drop] = chunks.slice(index + 1, index + 4)
  if (drop === undefined) throw new BitcoinError('a script ends after OP_ELSE')
  const isDelay = delay !== undefined && delay.opcode <= OP_16
  return isDelay && check?.opcode === OP_CHECKSEQUENCEVERIFY && drop.opcode === OP_DROP ? index : undefined
}

/** Returns the number that a chunk pushes; undefined if it is not a positive number in its shortest form. */
function positiveNumber(chunk: ScriptChunk | undefined): number | undefined {
  if (chunk === undefined) return undefined
  if (chunk.opcode >= OP_1 && chunk.opcode <= OP_16) return chunk.opcode - OP_1 + 1
  if (chunk.data === undefined) return undefined
  const { data } = chunk
  const last = data.at(-1)
  if (last === undefined) throw new BitcoinError('an empty number in a redeem script')
  if ((last & 0x80) !== 0) return undefined
  if (last === 0) {
    const before = data.at(-2)
    if (before === undefined) throw new BitcoinError('a number of one zero byte in a redeem script')
    if ((before & 0x80) === 0) return undefined
  }
  if (data.length > MOST_NUMBER_BYTES) return undefined
  return data.reduceRight((number, byte) => number * 256 + byte, 0)
}
