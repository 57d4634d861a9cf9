/** Script of a wallet that announces itself, stores its requests in `asked`, and rejects with `code` if it is set. */
export const walletOf = (code?: number) => `window.asked = []
window.addEventListener('eip6963:requestProvider', () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: {
  info: { uuid: '1', name: 'Test Wallet', icon: '', rdns: 'test' },
  provider: { request(call) { window.asked.push(call); return ${code === undefined ? 'Promise.resolve(null)' : `Promise.reject({ code: ${code}, message: 'no' })`} } },
} })))`
