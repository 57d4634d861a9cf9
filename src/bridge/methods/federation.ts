import { redeemScript } from '../federation/federation.ts'
import { activeFederation, activeSince } from '../federation/federations.ts'
import { read } from '../method.ts'
import { describeFederation } from './describeFederation.ts'

const active = describeFederation(activeFederation)

/** Methods about the active federation. */
export const federationMethods = [
  read({ name: 'getFederationAddress', inputs: [], output: 'string', gas: 11_000n, local: true, run: active.address }),
  read({ name: 'getFederationSize', inputs: [], output: 'int256', gas: 10_000n, local: true, run: active.size }),
  read({
    name: 'getFederationThreshold',
    inputs: [],
    output: 'int256',
    gas: 11_000n,
    local: true,
    run: active.threshold,
  }),
  read({
    name: 'getFederationCreationTime',
    inputs: [],
    output: 'int256',
    gas: 10_000n,
    local: true,
    run: active.createdAt,
  }),
  read({
    name: 'getFederationCreationBlockNumber',
    inputs: [],
    output: 'int256',
    gas: 10_000n,
    local: true,
    run: active.createdIn,
  }),
  read({
    name: 'getFederatorPublicKey',
    inputs: ['int256'],
    output: 'bytes',
    gas: 10_000n,
    local: true,
    until: 'rskip123',
    run: active.key,
  }),
  read({
    name: 'getFederatorPublicKeyOfType',
    inputs: ['int256', 'string'],
    output: 'bytes',
    gas: 10_000n,
    local: true,
    since: 'rskip123',
    run: active.key,
  }),
  read({
    name: 'getActivePowpegRedeemScript',
    inputs: [],
    output: 'bytes',
    gas: 30_000n,
    since: 'rskip293',
    run: async (call) => redeemScript(call, await activeFederation(call)),
  }),
  read({
    name: 'getActiveFederationCreationBlockHeight',
    inputs: [],
    output: 'uint256',
    gas: 3000n,
    since: 'rskip186',
    run: activeSince,
  }),
]
