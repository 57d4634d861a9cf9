import { pendingHash } from '../federation/federationMethods.ts'
import { LOCAL, read } from '../method.ts'

export const getPendingFederationHash = read('getPendingFederationHash', [], 'bytes', 3000n, LOCAL, pendingHash)
