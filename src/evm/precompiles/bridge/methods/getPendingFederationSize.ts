import { pendingSize } from '../federation/federationMethods.ts'
import { LOCAL, read } from '../method.ts'

export const getPendingFederationSize = read('getPendingFederationSize', [], 'int256', 3000n, LOCAL, pendingSize)
