import { methodNames } from '../../../generated/methods.ts'
import type { RpcCase } from './case.ts'
import { LEFT_OUT } from './decided.ts'
import { TRANSPORT_LEFT_OUT } from './transport.ts'

/** Why a case cannot be asked. */
export type Absence = 'decided' | 'inconsistent' | 'liveChain' | 'other'

/** What becomes of a case: asked, held to the form of its answer, or left out. */
export type Coverage =
  | { readonly kind: 'run' | 'byShape' }
  | { readonly kind: 'leftOut'; readonly absence: Absence; readonly why: string }

const METHODS: ReadonlySet<string> = new Set(methodNames)

/** Whether a case shows what a chain that is not here once answered, and shows it without contradicting itself. */
export const isSample = (one: RpcCase): boolean => one.kind === 'doc-example' && !isInconsistent(one)

const isInconsistent = ({ note }: RpcCase) => note?.startsWith('INCONSISTENT') === true

/** Whether `rpcCases.test.ts` asks it: examples of pages are samples of live chains, or of no chain at all. */
export function isAsked({ method, kind, expect, ...one }: RpcCase): boolean {
  if (kind === 'doc-example' || method.startsWith('(') || isOfWebSocket(one)) return false
  return METHODS.has(method) || expect.error?.code === -32601
}

/** Whether `webSocket.test.ts` asks it. */
const isOfWebSocket = ({ setup }: Pick<RpcCase, 'setup'>) => setup.startsWith('WebSocket connection')

export function coverageOf(one: RpcCase): Coverage {
  if (one.kind === 'doc-example') return coverageOfExample(one)
  const why = LEFT_OUT[one.id] ?? TRANSPORT_LEFT_OUT[one.id]
  if (why !== undefined) return { kind: 'leftOut', absence: absenceOf(why), why }
  if (one.method.startsWith('(') || isOfWebSocket(one) || isAsked(one)) return { kind: 'run' }
  return NOT_THERE
}

function coverageOfExample(one: RpcCase): Coverage {
  if (isInconsistent(one)) return { kind: 'leftOut', absence: 'inconsistent', why: 'marked INCONSISTENT' }
  return METHODS.has(one.method) ? { kind: 'byShape' } : NOT_THERE
}

const NOT_THERE: Coverage = { kind: 'leftOut', absence: 'other', why: 'no method of ours' }

function absenceOf(why: string): Absence {
  if (/^(decisions\.md|rpc\.md 11\.|by decision)/.test(why)) return 'decided'
  return /^a block of the public testnet|^a chain of 64,746 blocks/.test(why) ? 'liveChain' : 'other'
}
