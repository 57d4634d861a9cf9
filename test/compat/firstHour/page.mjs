// The script of a web page, benign or hostile.
import { sendOver } from './sendOver.ts'

/** Returns the text of the response that a page can read. */
async function attempt(url, method, contentType) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  const options = { method: 'POST', body, headers: { 'content-type': contentType } }
  return fetch(url, options).then(
    (response) => response.text(),
    () => 'nothing',
  )
}

/** Sends a request without a preflight; returns whether the page learns of a response. */
async function sendBlindly(url, method) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  return await fetch(url, { method: 'POST', body, mode: 'no-cors' }).then(
    () => 'that there is an answer',
    () => 'nothing',
  )
}

/** Returns whether a WebSocket opens. */
function opens(url) {
  return new Promise((resolve) => {
    const socket = new WebSocket(url)
    socket.onopen = () => resolve(true)
    socket.onerror = () => resolve(false)
  })
}

Object.assign(globalThis, { attempt, sendBlindly, opens, send: sendOver })
