import { readPendingMembers } from '../federation/federationStorage.ts'
import { hashOfMembers } from '../federation/pendingFederation.ts'
import { voteForFederation } from '../federation/vote.ts'
import { change, read } from '../method.ts'
import { keyOf, NO_FEDERATION } from './describeFederation.ts'

/** Methods about the federation that is being voted on, and the votes. */
export const pendingFederationMethods = [
  read({
    name: 'getPendingFederationHash',
    inputs: [],
    output: 'bytes',
    gas: 3000n,
    local: true,
    run: async (call) => hashOfMembers(await readPendingMembers(call)),
  }),
  read({
    name: 'getPendingFederationSize',
    inputs: [],
    output: 'int256',
    gas: 3000n,
    local: true,
    async run(call) {
      const members = await readPendingMembers(call)
      return members === undefined ? NO_FEDERATION : BigInt(members.length)
    },
  }),
  read({
    name: 'getPendingFederatorPublicKey',
    inputs: ['int256'],
    output: 'bytes',
    gas: 3000n,
    local: true,
    until: 'rskip123',
    run: async (call, [index]) => keyOf(await readPendingMembers(call), index, 'btc'),
  }),
  read({
    name: 'getPendingFederatorPublicKeyOfType',
    inputs: ['int256', 'string'],
    output: 'bytes',
    gas: 3000n,
    local: true,
    since: 'rskip123',
    run: async (call, [index, type]) => keyOf(await readPendingMembers(call), index, type),
  }),
  change({
    name: 'createFederation',
    inputs: [],
    output: 'int256',
    gas: 11_000n,
    run: (call) => voteForFederation(call, { method: 'create', args: [] }),
  }),
  // The member has one key for all purposes.
  change({
    name: 'addFederatorPublicKey',
    inputs: ['bytes'],
    output: 'int256',
    gas: 13_000n,
    until: 'rskip123',
    run: (call, args) => voteForFederation(call, { method: 'add', args }),
  }),
  // The member's Bitcoin, Rootstock and third keys.
  change({
    name: 'addFederatorPublicKeyMultikey',
    inputs: ['bytes', 'bytes', 'bytes'],
    output: 'int256',
    gas: 13_000n,
    since: 'rskip123',
    run: (call, args) => voteForFederation(call, { method: 'add-multi', args }),
  }),
  change({
    name: 'commitFederation',
    inputs: ['bytes'],
    output: 'int256',
    gas: 38_000n,
    run: (call, args) => voteForFederation(call, { method: 'commit', args }),
  }),
  change({
    name: 'rollbackFederation',
    inputs: [],
    output: 'int256',
    gas: 12_000n,
    run: (call) => voteForFederation(call, { method: 'rollback', args: [] }),
  }),
]
