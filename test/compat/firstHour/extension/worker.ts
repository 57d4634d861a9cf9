// The service worker of a wallet: sends requests from its own origin, like MetaMask. It has no host permissions, so that it reads
// responses only if the node allows it.
import { sendOver } from '../sendOver.ts'

Object.assign(globalThis, { send: sendOver })
