import { describeReply, isMissing, type Reply } from '../answer.ts'
import { compareValues } from '../compare.ts'
import { brief, type Finding, isNote, isRecord } from '../deviation.ts'
import { isNumber } from '../material.ts'
import type { Matrix, MatrixRow } from '../matrix.ts'
import type { Speed } from '../report.ts'
import { isOfferedToAll, type Session, showCall } from '../session.ts'
import type { Question } from './questions.ts'

/** An endpoint with its response times and missing methods. */
export interface Side {
  readonly session: Session
  rows(): readonly MatrixRow[]
  speed(): Speed
}

/** An endpoint, the one whose answers are expected, and the differences of their answers. */
export interface Pair {
  readonly ours: Side
  readonly theirs: Side
  readonly differences: Matrix
}

type Replies = readonly [ours: Reply, theirs: Reply]

/** Maximum number of repetitions of a question about the head, while the head moves. */
const MAX_TRIES = 3

/** Asks both endpoints a question and reports the differences that remain when both are asked again. */
export async function compareAnswers(pair: Pair, question: Question): Promise<void> {
  const { method, params } = question
  const replies = await askBoth(pair, question, 'ask')
  const call = showCall(method, params)
  if (replies.some(isMissing)) return pair.differences.report(method, call, missingMethod(pair, method, replies))
  const findings = await findDifferences(pair, question, replies)
  if (findings === undefined) return
  pair.differences.judged(method, findings.every((one) => isNote(one.class)) ? 'valid' : 'invalid')
  pair.differences.report(method, call, findings)
}

/** Asks both. Neither is always the first one, because a node behind both may have the answer ready for the second. */
async function askBoth(
  { ours, theirs }: Pair,
  { method, params }: Question,
  how: 'ask' | 'askAgain',
): Promise<Replies> {
  const asked = ours.session.requests() % 2 === 0 ? [ours, theirs] : [theirs, ours]
  const replies = new Map<Side, Reply>()
  for (const side of asked) replies.set(side, await side.session[how](method, params))
  const [mine, other] = [replies.get(ours), replies.get(theirs)]
  if (mine === undefined || other === undefined) throw new Error('both sides were asked')
  return [mine, other]
}

/** Returns the finding for a method that the expected endpoint has, unless a node may lack it. */
function missingMethod({ ours }: Pair, name: string, [mine, other]: Replies): Finding[] {
  const method = ours.session.document.methods.find((one) => one.name === name)
  if (!isMissing(mine) || isMissing(other) || !isOfferedToAll(method)) return []
  return [{ class: 'missingMethod', path: '', expected: 'the method', found: describeReply(mine) }]
}

/** Returns the differences; undefined if the head moves faster than both are asked. */
async function findDifferences(pair: Pair, question: Question, first: Replies): Promise<Finding[] | undefined> {
  let findings = compareReplies(first)
  for (let tries = 0; findings.length > 0 && tries < MAX_TRIES; tries++) {
    if (first.some(({ kind }) => kind === 'failure')) return findings
    const before = await headsFor(question, pair)
    findings = compareReplies(await askBoth(pair, question, 'askAgain'))
    const after = await headsFor(question, pair)
    if (question.isOfBlock || new Set([...before, ...after]).size === 1) return findings
  }
  return findings.length === 0 ? [] : undefined
}

async function headsFor({ isOfBlock }: Question, { ours, theirs }: Pair): Promise<(number | undefined)[]> {
  return isOfBlock ? [] : [await headOf(ours.session), await headOf(theirs.session)]
}

/** Returns the height of an endpoint's newest block at this moment. */
export async function headOf(session: Session): Promise<number | undefined> {
  const reply = await session.askAgain('eth_blockNumber', [])
  return reply.kind === 'result' && isNumber(reply.result) ? Number(reply.result) : undefined
}

function compareReplies([ours, theirs]: Replies): Finding[] {
  if (theirs.kind === 'failure' || ours.kind === 'failure') {
    const failure = theirs.kind === 'failure' ? theirs : ours
    const kind = failure.kind === 'failure' ? failure.class : 'protocol'
    return [{ class: kind, path: '', expected: describeReply(theirs), found: describeReply(ours) }]
  }
  if (ours.kind === 'result' && theirs.kind === 'result')
    return compareValues(withoutDefaults(theirs.result), withoutDefaults(ours.result))
  if (ours.kind === 'error' && theirs.kind === 'error') return compareErrors(ours, theirs)
  const shown = (reply: Reply) => (reply.kind === 'result' ? brief(reply.result) : describeReply(reply))
  return [{ class: 'wrongErrorCode', path: '', expected: shown(theirs), found: shown(ours) }]
}

/** Depth of the logs in the receipts of a block. */
const LOG_DEPTH = 3

/** Returns a result without `removed: false`, which logs of the reference node do not have. */
function withoutDefaults(value: unknown, depth = LOG_DEPTH): unknown {
  if (depth < 0) return value
  if (Array.isArray(value)) return value.map((element) => withoutDefaults(element, depth - 1))
  if (!isRecord(value)) return value
  const members = Object.entries(value).filter(([name, member]) => name !== 'removed' || member !== false)
  return Object.fromEntries(members.map(([name, member]) => [name, withoutDefaults(member, depth - 1)]))
}

type ErrorReply = Extract<Reply, { kind: 'error' }>

/** Compares errors. Their data are compared if they are texts, such as the payload of a revert. Other data are advice. */
function compareErrors(ours: ErrorReply, theirs: ErrorReply): Finding[] {
  const expected = describeReply(theirs)
  const found = describeReply(ours)
  if (ours.code !== theirs.code) return [{ class: 'wrongErrorCode', path: 'error.code', expected, found }]
  const message = { class: 'wrongErrorMessage', path: 'error.message', expected, found } as const
  const areTexts = typeof ours.data === 'string' && typeof theirs.data === 'string'
  return [
    ...(ours.message === theirs.message ? [] : [message]),
    ...(areTexts ? compareValues(theirs.data, ours.data, 'error.data') : []),
  ]
}
