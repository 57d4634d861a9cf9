import { errors } from '../../../generated/errors.ts'
import { describeReply, readError } from '../answer.ts'
import { brief, type Finding, isRecord } from '../deviation.ts'
import type { Outcome } from '../endpoint.ts'
import { PROTOCOL_ROW } from '../matrix.ts'
import type { Session } from '../session.ts'
import { expectRefusal } from './live.ts'

const CALL = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
const UNKNOWN_METHOD = 'scion_thisMethodIsNowhere'

/** Checks the rules of JSON-RPC 2.0 that do not depend on methods. They have a row of their own. */
export async function checkProtocol(session: Session): Promise<void> {
  await expectError(session, JSON.stringify({ ...CALL, method: UNKNOWN_METHOD }), errors.methodNotFound.code)
  await expectError(session, '{"jsonrpc":"2.0","id":1,"method":', errors.parseError.code)
  await expectError(session, '[]', errors.invalidRequest.code)
  await expectError(session, '{"jsonrpc":"2.0","id":1}', errors.invalidRequest.code)
  await expectError(session, '1', errors.invalidRequest.code)
  await expectRefusal(session, 'eth_chainId', [1], PROTOCOL_ROW)
  await expectAnswer(
    session,
    { ...CALL, id: 'text' },
    'a response with the id "text"',
    (value) => idOf(value) === 'text',
  )
  await expectAnswer(session, omitId(CALL), 'no response to a notification', (value) => value === undefined)
  await checkBatches(session)
  await checkNames(session)
}

async function checkBatches(session: Session): Promise<void> {
  const calls = [7, 8, 9].map((id) => ({ ...CALL, id }))
  const hasIds = (value: unknown, ids: string) => Array.isArray(value) && value.map(idOf).sort().join() === ids
  await expectAnswer(session, calls, 'a response to each call of a batch', (value) => hasIds(value, '7,8,9'))
  const withNotification = [calls[0], omitId(CALL), calls[2]]
  await expectAnswer(session, withNotification, 'no response to a notification in a batch', (value) =>
    hasIds(value, '7,9'),
  )
}

/** Checks that parameters by name and by position are equivalent. */
async function checkNames(session: Session): Promise<void> {
  const body = { ...CALL, method: 'eth_getBlockByNumber', params: { block: 'earliest', fullTransactions: false } }
  const isGenesis = (value: unknown) => isRecord(value) && isRecord(value.result) && value.result.number === '0x0'
  await expectAnswer(session, body, 'parameters by name', isGenesis)
}

const idOf = (value: unknown) => (isRecord(value) ? value.id : undefined)

function omitId({ id: _, ...notification }: typeof CALL): Omit<typeof CALL, 'id'> {
  return notification
}

async function expectError(session: Session, body: string, code: number): Promise<void> {
  const outcome = await session.post(body)
  const expected = `error ${code}`
  if (outcome.kind === 'failure') return report(session, body, { class: outcome.class, expected, found: outcome.text })
  session.matrix.answered(PROTOCOL_ROW, outcome.ms)
  const error = readError(isRecord(outcome.value) ? outcome.value.error : undefined)
  if (error?.code === code) return
  const found = error === undefined ? describeBody(outcome) : describeReply(error)
  report(session, body, { class: 'wrongErrorCode', expected, found })
}

async function expectAnswer(session: Session, request: unknown, expected: string, fits: (value: unknown) => boolean) {
  const body = JSON.stringify(request)
  const outcome = await session.post(body)
  if (outcome.kind === 'failure') return report(session, body, { class: outcome.class, expected, found: outcome.text })
  session.matrix.answered(PROTOCOL_ROW, outcome.ms)
  if (!fits(outcome.value)) report(session, body, { class: 'protocol', expected, found: describeBody(outcome) })
}

function describeBody(outcome: Extract<Outcome, { kind: 'body' }>): string {
  const error = readError(isRecord(outcome.value) ? outcome.value.error : undefined)
  return `HTTP ${outcome.status}: ${error === undefined ? brief(outcome.value) : describeReply(error)}`
}

function report(session: Session, body: string, finding: Omit<Finding, 'path'>): void {
  session.matrix.report(PROTOCOL_ROW, body, [{ ...finding, path: '' }])
}
