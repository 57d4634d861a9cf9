// The script of a web page, of one that somebody develops as of one that means harm.
import { sendOver } from './sendOver.ts'

/** What a page could read of a request's answer. */
async function attempt(url, method, contentType) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  const options = { method: 'POST', body, headers: { 'content-type': contentType } }
  return fetch(url, options).then(
    (response) => response.text(),
    () => 'nothing',
  )
}

/** Sends what no browser asks for permission for; gives what the page learns of the answer. */
async function sendBlindly(url, method) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  return await fetch(url, { method: 'POST', body, mode: 'no-cors' }).then(
    () => 'that there is an answer',
    () => 'nothing',
  )
}

/** Whether a WebSocket opens. */
function opens(url) {
  return new Promise((resolve) => {
    const socket = new WebSocket(url)
    socket.onopen = () => resolve(true)
    socket.onerror = () => resolve(false)
  })
}

Object.assign(globalThis, { attempt, sendBlindly, opens, send: sendOver })
