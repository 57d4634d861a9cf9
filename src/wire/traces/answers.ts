import { toHex } from '../../base/hex.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { joinTexts, type Text, wholeText } from '../../base/utf8Pieces.ts'
import type { PrintedTrace, Tracer } from '../../chain/api/traces.ts'

/** Returns the trace of a transaction, which has one text; null without a trace. */
export function toTraceAnswer<Result>(trace: PrintedTrace | undefined): ReadyJson<Result> {
  return new ReadyJson(trace?.texts[0] ?? 'null')
}

/**
 * Returns the traces of a block, each with its transaction's hash, except by the reference's struct logger; or null.
 */
export function toBlockAnswer<Result>(
  traces: readonly PrintedTrace[] | undefined,
  { kind }: Tracer,
): ReadyJson<Result> {
  if (traces === undefined) return new ReadyJson('null')
  const items = traces.map(({ hash, texts }) => {
    const text = joinTexts(texts, ',')
    return kind === 'referenceSteps' ? text : joinTexts([`{"txHash":"${toHex(hash)}","result":`, text, '}'])
  })
  return new ReadyJson(printList(items))
}

/** Returns the traces of a block in OpenEthereum's form, each with its transaction's hash, or null. */
export function toReplaysAnswer<Result>(traces: readonly PrintedTrace[] | undefined): ReadyJson<Result> {
  if (traces === undefined) return new ReadyJson('null')
  const items = traces.map(
    ({ hash, texts }) => `${wholeText(joinTexts(texts)).slice(0, -1)},"transactionHash":"${toHex(hash)}"}`,
  )
  return new ReadyJson(`[${items.join()}]`)
}

/** Returns the actions of transactions, or null. */
export function toActionsAnswer<Result>(traces: readonly PrintedTrace[] | undefined): ReadyJson<Result> {
  return new ReadyJson(traces === undefined ? 'null' : printList(traces.flatMap(({ texts }) => texts)))
}

/** Prints texts as a JSON array. */
export const printList = (texts: readonly Text[]): Text => joinTexts(['[', joinTexts(texts, ','), ']'])
