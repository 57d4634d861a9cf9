import { retiringFederation } from '../federation/federations.ts'
import { read } from '../method.ts'
import { describeFederation } from './describeFederation.ts'

const retiring = describeFederation(retiringFederation)

/** Methods about the retiring federation. */
export const retiringFederationMethods = [
  read({
    name: 'getRetiringFederationAddress',
    inputs: [],
    output: 'string',
    gas: 3000n,
    local: true,
    run: retiring.address,
  }),
  read({
    name: 'getRetiringFederationSize',
    inputs: [],
    output: 'int256',
    gas: 3000n,
    local: true,
    run: retiring.size,
  }),
  read({
    name: 'getRetiringFederationThreshold',
    inputs: [],
    output: 'int256',
    gas: 3000n,
    local: true,
    run: retiring.threshold,
  }),
  read({
    name: 'getRetiringFederationCreationTime',
    inputs: [],
    output: 'int256',
    gas: 3000n,
    local: true,
    run: retiring.createdAt,
  }),
  read({
    name: 'getRetiringFederationCreationBlockNumber',
    inputs: [],
    output: 'int256',
    gas: 3000n,
    local: true,
    run: retiring.createdIn,
  }),
  read({
    name: 'getRetiringFederatorPublicKey',
    inputs: ['int256'],
    output: 'bytes',
    gas: 3000n,
    local: true,
    until: 'rskip123',
    run: retiring.key,
  }),
  read({
    name: 'getRetiringFederatorPublicKeyOfType',
    inputs: ['int256', 'string'],
    output: 'bytes',
    gas: 3000n,
    local: true,
    since: 'rskip123',
    run: retiring.key,
  }),
]
