import { readText } from '../request/readText.ts'

/** A question to a node; its parameters by position. */
export type Question = readonly [method: string, ...params: unknown[]]

/** Why a node gave no results: it answered with an HTTP status, or not at all, or not in JSON-RPC. */
export type Problem = { readonly status: number } | 'silent'

/** The answers of a node: a result for each question, undefined without one; or the reason why there are none. */
export type Replies = readonly unknown[] | Problem

/** Whether replies are the reason why there are none. */
export function isProblem(replies: object | string): replies is Problem {
  return replies === 'silent' || 'status' in Object(replies)
}

const MOST_BYTES = 4 * 2 ** 20

/** Asks several questions in one request; never rejects, and takes answers of any form. */
export async function askChain(url: string, questions: readonly Question[]): Promise<Replies> {
  if (questions.length === 0) return []
  const batch = questions.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params }))
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) return { status: response.status }
    const { text } = await readText(response, MOST_BYTES)
    const answers: unknown = JSON.parse(text)
    if (!Array.isArray(answers)) return 'silent'
    return questions.map((_, id) => answers.map(membersOf).find((answer) => answer.id === id)?.result)
  } catch {
    return 'silent' // not there, or not talking JSON; a call that is tried says more
  }
}

/** The members of what may be anything. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
