// The service worker of a wallet: asks and sends from its own origin, as MetaMask's does. It has no permission for any
// host, so that it reads answers only where the node lets it.
import { sendOver } from '../sendOver.ts'

Object.assign(globalThis, { send: sendOver })
