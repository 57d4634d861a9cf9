import { STATUS_CODES } from 'node:http'
import type { Answer } from '../answers.ts'

let dateSecond = 0
let dateText = ''

/** The time as HTTP writes it (RFC 9110, 5.6.7); printing it anew for each answer would cost more than all the rest of the head. */
function httpDate(): string {
  const nowMs = Date.now()
  const second = Math.floor(nowMs / 1000)
  if (second === dateSecond) return dateText
  dateSecond = second
  dateText = new Date(nowMs).toUTCString()
  return dateText
}

/** What happens to the connection behind an answer: it stays for so many seconds, or ends. */
export type Afterwards = { readonly staysSeconds: number } | 'ends'

/** The head of an answer, field for field as Node's server writes it. */
export function printHead({ status, headers }: Answer, afterwards: Afterwards, isChunked: boolean): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`
  for (const [name, value] of headers) head += `${name}: ${value}\r\n`
  head += `Date: ${httpDate()}\r\n`
  head +=
    afterwards === 'ends'
      ? 'Connection: close\r\n'
      : `Connection: keep-alive\r\nKeep-Alive: timeout=${afterwards.staysSeconds}\r\n`
  return isChunked ? `${head}Transfer-Encoding: chunked\r\n\r\n` : `${head}\r\n`
}
