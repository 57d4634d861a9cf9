import { methodNames } from '../../../generated/methods.ts'
import type { RpcCase } from './case.ts'
import { LEFT_OUT } from './decided.ts'
import { TRANSPORT_LEFT_OUT } from './transport.ts'

/** The reason for which a case is left out. */
export type Absence = 'decided' | 'inconsistent' | 'liveChain' | 'other'

/** The treatment of a case: tested, checked for the form of its result, or left out. */
export type Coverage =
  | { readonly kind: 'run' | 'byShape' }
  | { readonly kind: 'leftOut'; readonly absence: Absence; readonly why: string }

const METHODS: ReadonlySet<string> = new Set(methodNames)

/** Returns whether a case is a documented, consistent sample of a chain that is not available. */
export const isSample = (one: RpcCase): boolean => one.kind === 'doc-example' && !isInconsistent(one)

const isInconsistent = ({ note }: RpcCase) => note?.startsWith('INCONSISTENT') === true

/** Returns whether `rpcCases.test.ts` tests a case; documented examples are samples of live chains, or of none. */
export function isAsked({ method, kind, expect, ...one }: RpcCase): boolean {
  if (kind === 'doc-example' || method.startsWith('(') || isOfWebSocket(one)) return false
  return METHODS.has(method) || expect.error?.code === -32601
}

/** Returns whether `webSocket.test.ts` tests a case. */
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

const NOT_THERE: Coverage = { kind: 'leftOut', absence: 'other', why: 'the method is not supported' }

function absenceOf(why: string): Absence {
  if (/^(decisions\.md|rpc\.md 11\.|by decision)/.test(why)) return 'decided'
  return /^a block of the public testnet|^a chain of 64,746 blocks/.test(why) ? 'liveChain' : 'other'
}
