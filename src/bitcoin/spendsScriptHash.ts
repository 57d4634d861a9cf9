import { type Bytes, EMPTY_BYTES, equalBytes } from '../base/bytes.ts'
import { isPublicKey, isSignedBy } from '../crypto/secp256k1.ts'
import { ScriptError } from './bitcoinError.ts'
import { decodeSignature } from './ecdsa.ts'
import { hash160 } from './hash160.ts'
import {
  isOpcode,
  joinChunks,
  OP_0,
  OP_1,
  OP_1NEGATE,
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
import { legacySignatureHash } from './signatureHash.ts'
import type { Transaction } from './transaction.ts'

const MAX_SCRIPT_BYTES = 10_000
const MAX_PUSH_BYTES = 520
const MAX_STACK = 1000
const MAX_KEYS = 20
const MAX_NUMBER_BYTES = 4
const MAX_SEQUENCE_BYTES = 5
const SEQUENCE_DISABLED = 2 ** 31
const SEQUENCE_IS_TIME = 2 ** 22
const SEQUENCE_VALUE = 0xffff

/**
 * Consensus: reproduces bitcoinj's script check from before the index of federation transactions. Do not replace by a
 * library. Returns whether an input correctly spends from a script hash (BIP-16). Witnesses are ignored, so a nested
 * witness script needs its hash only. The script belongs to a federation, as its hash proves, so only the opcodes of
 * federations are implemented.
 */
export function spendsScriptHash(transaction: Transaction, index: number, scriptHash: Bytes): boolean {
  const input = transaction.ins[index]
  if (input === undefined) return false
  try {
    const chunks = parseScript(input.script)
    if (chunks.some(({ opcode }) => opcode > OP_16) || input.script.length > MAX_SCRIPT_BYTES) return false
    const stack: Bytes[] = []
    for (const chunk of chunks) push(stack, chunk)
    const script = stack.pop()
    if (script === undefined || !equalBytes(hash160(script), scriptHash)) return false
    run(parseScript(script), { transaction, index, script, stack })
    return isTrue(stack.pop())
  } catch (error) {
    if (error instanceof ScriptError) return false
    throw error
  }
}

interface Machine {
  readonly transaction: Transaction
  readonly index: number
  readonly script: Bytes
  readonly stack: Bytes[]
}

function run(chunks: readonly ScriptChunk[], machine: Machine): void {
  const branches: boolean[] = []
  for (const chunk of chunks) {
    if (changesBranch(chunk.opcode, branches, machine.stack) || branches.includes(false)) continue
    if (chunk.opcode <= OP_16) push(machine.stack, chunk)
    else execute(chunk.opcode, machine)
  }
  if (branches.length > 0) throw new ScriptError('a branch does not end')
}

function changesBranch(opcode: number, branches: boolean[], stack: Bytes[]): boolean {
  if (opcode === OP_NOTIF) branches.push(branches.includes(false) ? false : !isTrue(pop(stack)))
  else if (opcode === OP_ELSE) branches.push(!popBranch(branches))
  else if (opcode === OP_ENDIF) popBranch(branches)
  else return false
  return true
}

function popBranch(branches: boolean[]): boolean {
  const branch = branches.pop()
  if (branch === undefined) throw new ScriptError('there is no branch to end')
  return branch
}

function push(stack: Bytes[], chunk: ScriptChunk): void {
  const { opcode, data } = chunk
  if (!isOpcode(chunk)) stack.push(opcode === OP_0 ? EMPTY_BYTES : (data ?? EMPTY_BYTES))
  else if (opcode === OP_1NEGATE) stack.push(Uint8Array.of(0x81))
  else if (opcode >= OP_1) stack.push(Uint8Array.of(opcode - OP_1 + 1))
  else throw new ScriptError('a reserved opcode')
  if ((data?.length ?? 0) > MAX_PUSH_BYTES) throw new ScriptError('a push is too long')
  if (stack.length > MAX_STACK) throw new ScriptError('the stack is too high')
}

function execute(opcode: number, machine: Machine): void {
  const { stack } = machine
  if (opcode === OP_DROP) pop(stack)
  else if (opcode === OP_CHECKSEQUENCEVERIFY) requireSequence(machine)
  else if (opcode === OP_CHECKMULTISIG || opcode === OP_CHECKMULTISIGVERIFY) {
    const isValid = checkMultisig(machine)
    if (opcode === OP_CHECKMULTISIG) stack.push(isValid ? Uint8Array.of(1) : EMPTY_BYTES)
    else if (!isValid) throw new ScriptError('signatures are not valid')
  } else throw new ScriptError(`opcode ${opcode} is in no script of a federation`)
}

function pop(stack: Bytes[]): Bytes {
  const value = stack.pop()
  if (value === undefined) throw new ScriptError('the stack is empty')
  return value
}

/** Returns whether the value is not zero (of either sign). */
function isTrue(value: Bytes | undefined): boolean {
  if (value === undefined) return false
  return value.some((byte, i) => byte !== 0 && !(i === value.length - 1 && byte === 0x80))
}

/** Decodes a script number: little-endian, with the sign in the last bit. */
function toNumber(bytes: Bytes, mostBytes: number): number {
  if (bytes.length > mostBytes) throw new ScriptError('a number is too long')
  const magnitude = bytes.reduceRight((sum, byte, i) => sum * 256 + (i === bytes.length - 1 ? byte & 0x7f : byte), 0)
  return ((bytes.at(-1) ?? 0) & 0x80) === 0 ? magnitude : -magnitude
}

/** Checks the relative lock time (BIP-112). */
function requireSequence({ transaction, index, stack }: Machine): void {
  const wanted = toNumber(stack.at(-1) ?? pop(stack), MAX_SEQUENCE_BYTES)
  if (wanted < 0) throw new ScriptError('a negative sequence')
  if (Math.floor(wanted / SEQUENCE_DISABLED) % 2 === 1) return
  const sequence = transaction.ins[index]?.sequence ?? 0
  const isWaited =
    transaction.version >= 2 &&
    sequence < SEQUENCE_DISABLED &&
    (sequence & SEQUENCE_IS_TIME) === (wanted & SEQUENCE_IS_TIME) &&
    (wanted & SEQUENCE_VALUE) <= (sequence & SEQUENCE_VALUE)
  if (!isWaited) throw new ScriptError('a delay is not over')
}

/** Checks the signatures: each must belong to a key, both in the same order. */
function checkMultisig(machine: Machine): boolean {
  const keys = popMany(machine.stack, MAX_KEYS)
  const signatures = popMany(machine.stack, keys.length)
  const dummy = pop(machine.stack)
  const script = signatures.reduce(withoutPush, machine.script)
  let left = signatures.length
  for (const [i, key] of keys.entries()) {
    const signature = signatures[signatures.length - left]
    if (signature === undefined) break
    if (isSignature(machine, signature, key, script)) left--
    if (left > keys.length - i - 1) break
  }
  if (dummy.length > 0) throw new ScriptError('what a check of signatures takes too much is not empty')
  return left === 0
}

function popMany(stack: Bytes[], max: number): Bytes[] {
  const count = toNumber(pop(stack), MAX_NUMBER_BYTES)
  if (count < 0 || count > max) throw new ScriptError('too many keys or signatures')
  return Array.from({ length: count }, () => pop(stack))
}

/** Removes the signature from the script. No script of a federation contains one. */
function withoutPush(script: Bytes, signature: Bytes): Bytes {
  const chunks = parseScript(script)
  return joinChunks(chunks.filter(({ data }) => data === undefined || !equalBytes(data, signature)))
}

function isSignature({ transaction, index }: Machine, signature: Bytes, key: Bytes, script: Bytes): boolean {
  if (!isCanonical(signature) || !isPublicKey(key)) return false
  const { r, s } = decodeSignature(signature)
  return isSignedBy(legacySignatureHash(transaction, index, script, signature.at(-1) ?? 0), r, s, key)
}

/** Returns whether the signature with its type has strict DER encoding (BIP-66). */
function isCanonical(signature: Bytes): boolean {
  const { length } = signature
  if (length < 9 || length > 73) return false
  const type = (signature.at(-1) ?? 0) & ~0x80
  if (type < 1 || type > 3 || signature[0] !== 0x30 || signature[1] !== length - 3) return false
  const rLength = signature[3] ?? 0
  const sLength = signature[5 + rLength] ?? 0
  if (rLength + sLength + 7 !== length) return false
  return isCanonicalInteger(signature, 2, rLength) && isCanonicalInteger(signature, 4 + rLength, sLength)
}

function isCanonicalInteger(signature: Bytes, start: number, length: number): boolean {
  const [first = 0, second = 0] = signature.subarray(start + 2, start + 2 + length)
  if (signature[start] !== 0x02 || length === 0 || first >= 0x80) return false
  return length === 1 || first !== 0 || second >= 0x80
}
