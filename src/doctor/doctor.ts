import { readFile } from 'node:fs/promises'
import type { OpenRpcDocument } from '../base/openrpc.ts'
import { describeReply, isRefusal, type Reply } from './answer.ts'
import { ofBlocks } from './checks/blocks.ts'
import { checkChainId, expectedChainId, networkWith, ofChain } from './checks/chain.ts'
import { checkExamples } from './checks/examples.ts'
import { createProbe } from './checks/invariant.ts'
import { checkLive } from './checks/live.ts'
import { ofLogs } from './checks/logs.ts'
import { checkProtocol } from './checks/protocol.ts'
import { ofState } from './checks/state.ts'
import { ofTransactions } from './checks/transactions.ts'
import { checkWriting } from './checks/write.ts'
import { createCleaner, maskUrl } from './clean.ts'
import { cut } from './deviation.ts'
import { createPost, type StartLimit } from './endpoint.ts'
import { findMaterial } from './material.ts'
import { createMatrix, PROTOCOL_ROW } from './matrix.ts'
import { needsWebSocket } from './replay.ts'
import { cleanRow, type Report } from './report.ts'
import { createSession, type Session } from './session.ts'

export { printHtml } from './print/html.ts'
export { printJson } from './print/json.ts'
export { printText } from './print/text.ts'
export { exitCodeOf, moreThanNotes, type Report } from './report.ts'

export interface Examination {
  readonly url: URL
  /** Name of the network. Absent: the one with the endpoint's chain id. */
  readonly network?: string
  readonly timeoutMs: number
  /** Clock for response times; the system's by default. */
  readonly startLimit?: StartLimit
  /** Methods to check; all of the document if undefined. */
  readonly only?: readonly string[]
  /** Whether to send a transaction as well, on regtest. */
  readonly writes?: boolean
}

const MAX_NAME = 120

const INVARIANTS = [...ofChain, ...ofBlocks, ...ofTransactions, ...ofLogs, ...ofState]

/** Checks an endpoint against the document, read-only unless `writes` is set. Never rejects because of the endpoint. */
export async function examine(examination: Examination): Promise<Report> {
  const { url, timeoutMs, startLimit, only } = examination
  const document = await readDocument()
  const overHttp = document.methods.filter((method) => !needsWebSocket({ method }))
  const names = overHttp.map(({ name }) => name).filter((name) => only === undefined || only.includes(name))
  const matrix = createMatrix(only === undefined ? [PROTOCOL_ROW, ...names] : names)
  const session = createSession(createPost(url, { timeoutMs, startLimit }), document, matrix)
  const clean = createCleaner(url)
  const refusal = await refusalOf(session)
  const about = refusal === undefined ? await measure(session, names, examination) : []
  return {
    endpoint: maskUrl(url),
    ...Object.fromEntries(about.map(([name, value]) => [name, clean(value)])),
    ...(refusal !== undefined && { unreachable: clean(refusal) }),
    requests: session.requests(),
    rows: refusal === undefined ? matrix.rows().map((row) => cleanRow(row, clean)) : [],
  }
}

/** Advice on system errors. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens on this port: start the node, or correct the port',
  ENOTFOUND: 'unknown host: correct its name',
  EAI_AGAIN: 'the host name cannot be resolved: check the network connection',
  EHOSTUNREACH: 'no route to the host: check the network connection',
}

function withNextStep(text: string): string {
  const step = Object.hasOwn(NEXT_STEPS, text) ? NEXT_STEPS[text] : undefined
  return step === undefined ? text : `${text} (${step})`
}

/** Advice on the HTTP status of a refusal. */
const STATUS_STEPS: Readonly<Record<number, string>> = {
  404: 'nothing is served at this path: correct it, for example /regtest or /regtest/KEY',
  429: 'the client has exceeded a limit: retry later',
}

/** Returns why the endpoint cannot be checked, or undefined. */
export async function refusalOf(session: Session): Promise<string | undefined> {
  const reply = await session.ask('eth_chainId', [])
  if (reply.kind === 'failure') return withNextStep(reply.text)
  if (reply.kind === 'result') return undefined
  if (isRefusal(reply)) return describeRefusal(reply)
  const text = describeReply(reply)
  // A single method may be missing or broken. The same error for another method means that none works.
  const other = await session.ask('net_version', [])
  return other.kind === 'error' && describeReply(other) === text ? `every call returns ${text}` : undefined
}

function describeRefusal(reply: Extract<Reply, { kind: 'error' }>): string {
  const text = describeReply(reply)
  if (reply.status === 200 || reply.status === 401) return text
  const step = STATUS_STEPS[reply.status]
  return `HTTP ${reply.status}: ${text}${step === undefined ? '' : ` (${step})`}`
}

async function measure(session: Session, names: readonly string[], { network: asked, only, writes }: Examination) {
  const material = await findMaterial(session)
  const expected = expectedChainId(asked, material)
  const network = networkWith(expected ?? material.chainId)
  const probe = createProbe(session)
  await checkChainId(probe, expected)
  for (const method of session.document.methods) {
    if (!names.includes(method.name)) continue
    await checkExamples(session, method, network)
    await checkLive(session, method, material)
  }
  for (const invariant of INVARIANTS) await invariant(probe, material)
  if (only === undefined) await checkProtocol(session)
  const handedIn = writes === true ? await checkWriting(session, probe) : undefined
  const client = await nameOf(session)
  const shownChainId = material.chainId === undefined ? undefined : cut(material.chainId)
  return present({ network, chainId: shownChainId, head: material.head, client, handedIn })
}

export async function nameOf(session: Session): Promise<string | undefined> {
  const reply = await session.ask('web3_clientVersion', [])
  return reply.kind === 'result' && typeof reply.result === 'string' ? cut(reply.result, MAX_NAME) : undefined
}

const present = (about: Readonly<Record<string, string | undefined>>): (readonly [string, string])[] =>
  Object.entries(about).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))

/** Returns the document that this program was built with. */
export async function readDocument(): Promise<OpenRpcDocument> {
  // The project's own file, written and checked by the codegen.
  return JSON.parse(await readFile(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'))
}
