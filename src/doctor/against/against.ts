import type { Method } from '../../base/openrpc.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import { networkWith } from '../checks/chain.ts'
import { createCleaner, maskUrl } from '../clean.ts'
import { cut } from '../deviation.ts'
import { type Examination, nameOf, readDocument, refusalOf } from '../doctor.ts'
import { createPost, type SendBody } from '../endpoint.ts'
import { findMaterial } from '../material.ts'
import { createMatrix, type MatrixRow, median } from '../matrix.ts'
import { cleanRow, type Report, type Speed } from '../report.ts'
import { createSession, type Session, showCall } from '../session.ts'
import { findBlocks, findCommonHeight, middleOf } from './blocks.ts'
import { parseExactly } from './exactJson.ts'
import { type CommonHistory, findCommonHistory } from './history.ts'
import { compareAnswers, headOf, type Pair, type Side } from './pair.ts'
import { identifiesChain, isOfChain, LOG_SPAN, questionsAbout } from './questions.ts'

export interface Comparison extends Pick<Examination, 'url' | 'timeoutMs' | 'startLimit' | 'only'> {
  /** The endpoint whose answers are expected. */
  readonly against: URL
}

/**
 * Compares the answers of an endpoint with those of another one of the same chain: a bounded list of questions, read-only,
 * about blocks that both have. Never rejects because of the endpoints.
 */
export async function compareEndpoints(comparison: Comparison): Promise<Report> {
  const { url, against, only, timeoutMs, startLimit } = comparison
  const document = await readDocument()
  const methods = document.methods.filter((one) => isOfChain(one) && only?.includes(one.name) !== false)
  const names = methods.map(({ name }) => name)
  const openSide = (at: URL): Side => {
    const matrix = createMatrix(names)
    const { send, speed } = measureSpeed(createPost(at, { timeoutMs, startLimit, parse: parseExactly }))
    return { session: createSession(send, document, matrix), rows: matrix.rows, speed }
  }
  const pair: Pair = { ours: openSide(url), theirs: openSide(against), differences: createMatrix(names) }
  const refusal = (await refusalOf(pair.ours.session)) ?? prefixed(await refusalOf(pair.theirs.session))
  if (refusal === undefined) await askAll(pair, methods)
  return createReport(comparison, pair, refusal)
}

const prefixed = (refusal: string | undefined) => (refusal === undefined ? undefined : `against: ${refusal}`)

/** Measures the responses to requests that are sent one after another. */
function measureSpeed(post: SendBody): { readonly send: SendBody; readonly speed: () => Speed } {
  const times: number[] = []
  return {
    async send(body) {
      const outcome = await post(body)
      if (outcome.kind === 'body') times.push(outcome.ms)
      return outcome
    },
    speed() {
      const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000
      return presentOnly({
        latencyMs: median(times),
        requestsPerSecond: seconds > 0 ? Math.round(times.length / seconds) : undefined,
      })
    },
  }
}

/** Asks both endpoints. Endpoints of different chains are asked nothing else. */
async function askAll(pair: Pair, methods: readonly Method[]): Promise<void> {
  const { ours, theirs, differences } = pair
  const [found, expected] = [await textOf(ours.session, 'eth_chainId'), await textOf(theirs.session, 'eth_chainId')]
  if (found !== expected) {
    const finding = { class: 'wrongChainId', path: '', expected: expected ?? 'none', found: found ?? 'none' } as const
    return differences.report('eth_chainId', showCall('eth_chainId', []), [finding])
  }
  for (const method of methods.filter(identifiesChain)) {
    await compareAnswers(pair, { method: method.name, params: [], isOfBlock: true })
  }
  const [ourHead, theirHead] = [await headOf(ours.session), await headOf(theirs.session)]
  if (ourHead === undefined || theirHead === undefined) return
  const newest = await findCommonHeight(pair, Math.min(ourHead, theirHead))
  const material = await findMaterial((ourHead < theirHead ? ours : theirs).session)
  const height = Number(material.number ?? newest)
  const lowest = Math.max(0, Math.min(height - LOG_SPAN + 1, middleOf(0, newest)))
  const { from, begin } = await findCommonHistory(pair, lowest, newest)
  if (begin !== undefined) noteHistory(pair, methods, begin)
  const blocks = await findBlocks(theirs, { from, newest }, height)
  for (const question of questionsAbout(methods, material, { blocks, from })) await compareAnswers(pair, question)
}

/** Reports once that older blocks are not compared, because an endpoint does not have them. */
function noteHistory(
  { differences }: Pair,
  methods: readonly Method[],
  { number, isOurs }: NonNullable<CommonHistory['begin']>,
): void {
  const about = methods.find(({ name }) => name === 'eth_getBlockByNumber') ?? methods[0]
  if (about === undefined) return
  const whose = isOurs ? 'history' : 'history of the other endpoint'
  const found = `${whose} begins at block ${number}: older blocks are not compared`
  differences.report(about.name, 'history', [{ class: 'shortHistory', path: '', expected: 'the whole chain', found }])
}

async function textOf(session: Session, method: string): Promise<string | undefined> {
  const reply = await session.ask(method, [])
  return reply.kind === 'result' && typeof reply.result === 'string' ? cut(reply.result) : undefined
}

async function createReport({ url, against }: Comparison, pair: Pair, refusal: string | undefined): Promise<Report> {
  const cleaners = [createCleaner(url), createCleaner(against)]
  const clean = (text: string) => cleaners.reduce((cleaned, cleanOne) => cleanOne(cleaned), text)
  const cleanIfAny = (text: string | undefined) => (text === undefined ? undefined : clean(text))
  const describe = async ({ session, speed }: Side, at: URL) => {
    const isReached = refusal === undefined
    const head = isReached ? cleanIfAny(await textOf(session, 'eth_blockNumber')) : undefined
    const client = isReached ? cleanIfAny(await nameOf(session)) : undefined
    return { endpoint: maskUrl(at), ...presentOnly({ head, client }), requests: session.requests(), speed: speed() }
  }
  const chainId = refusal === undefined ? await textOf(pair.ours.session, 'eth_chainId') : undefined
  const about = { network: networkWith(chainId), chainId: cleanIfAny(chainId), unreachable: cleanIfAny(refusal) }
  return {
    ...(await describe(pair.ours, url)),
    ...presentOnly(about),
    against: await describe(pair.theirs, against),
    rows: refusal === undefined ? rowsOf(pair).map((row) => cleanRow(row, clean)) : [],
  }
}

/** Returns the rows of the differences, with support and times of both endpoints. All three have the same methods. */
function rowsOf({ ours, theirs, differences }: Pair): MatrixRow[] {
  const [ourRows, theirRows] = [ours.rows(), theirs.rows()]
  return differences.rows().map((row, i) => ({
    ...row,
    supported: ourRows[i]?.supported,
    latencyMs: ourRows[i]?.latencyMs,
    against: { supported: theirRows[i]?.supported, latencyMs: theirRows[i]?.latencyMs },
  }))
}
