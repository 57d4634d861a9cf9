import { proposedFederation } from '../federation/federations.ts'
import { read } from '../method.ts'
import { describeFederation } from './describeFederation.ts'

const proposed = describeFederation(proposedFederation)
const access = { gas: 3000n, local: true, since: 'rskip419' } as const

/** Methods about the proposed federation, which has been elected and is being validated (RSKIP-419). */
export const proposedFederationMethods = [
  read({ name: 'getProposedFederationAddress', inputs: [], output: 'string', ...access, run: proposed.address }),
  read({ name: 'getProposedFederationSize', inputs: [], output: 'int256', ...access, run: proposed.size }),
  read({ name: 'getProposedFederationCreationTime', inputs: [], output: 'int256', ...access, run: proposed.createdAt }),
  read({
    name: 'getProposedFederationCreationBlockNumber',
    inputs: [],
    output: 'int256',
    ...access,
    run: proposed.createdIn,
  }),
  read({
    name: 'getProposedFederatorPublicKeyOfType',
    inputs: ['int256', 'string'],
    output: 'bytes',
    ...access,
    run: proposed.key,
  }),
]
