// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

/** Explains to a caller why a value is refused; `when` and `unless` are positions in `conditions` of the validators. */
export interface Hint {
  readonly expects: string
  readonly invalid?: readonly { readonly when?: number; readonly unless?: number; readonly message: string }[]
  /** Name in `hints` of a schema for the same value. */
  readonly ref?: string
  readonly anyOf?: readonly Hint[]
  readonly items?: Hint
  readonly properties?: Readonly<Record<string, Hint>>
  /** Members for which null counts as absent. */
  readonly optional?: readonly string[]
  /** Hint of a map's values. */
  readonly values?: Hint
}

export interface Parameter {
  readonly name: string
  /** False: null counts as absent. */
  readonly required: boolean
  /** The value that null stands for in a required parameter. */
  readonly nullIs?: string | readonly []
  /** With `--compat ethereum`, an absent value counts as null. */
  readonly isOptionalInEthereum?: true
  readonly hint: Hint
}

/** The parameters of each method in their order. */
export const parameters: { readonly [M in MethodName]: readonly Parameter[] } = {
  admin_cancelCall: [
    { name: 'id', required: true, hint: { expects: 'the id of a running call as 5f0c1d2e-17', ref: 'CallIdInput' } },
  ],
  admin_createKey: [
    { name: 'grant', required: true, hint: { expects: 'an object with a name', ref: 'KeyGrantInput' } },
  ],
  admin_getKey: [
    { name: 'id', required: true, hint: { expects: '8 hexadecimal digits, the part of a key before _', ref: 'KeyIdInput' } },
  ],
  admin_getLoad: [],
  admin_getUsage: [
    { name: 'filter', required: false, hint: { expects: 'an object with from, to, id and owner', ref: 'UsageFilterInput' } },
  ],
  admin_listKeys: [
    { name: 'filter', required: false, hint: { expects: 'an object with owner, after and limit', ref: 'KeyFilterInput' } },
  ],
  admin_listOwners: [],
  admin_listRunningCalls: [
    { name: 'filter', required: false, hint: { expects: 'an object with id and limit', ref: 'RunningCallFilterInput' } },
  ],
  admin_listUpstreamNodes: [],
  admin_revokeKey: [
    { name: 'id', required: true, hint: { expects: '8 hexadecimal digits, the part of a key before _', ref: 'KeyIdInput' } },
  ],
  admin_rotateKey: [
    { name: 'id', required: true, hint: { expects: '8 hexadecimal digits, the part of a key before _', ref: 'KeyIdInput' } },
    { name: 'keepSeconds', required: false, hint: { expects: 'a whole number, 0 or more', ref: 'LimitInput' } },
  ],
  admin_setOwner: [
    { name: 'name', required: true, hint: { expects: '1 to 100 characters', ref: 'NameInput' } },
    { name: 'limits', required: false, hint: { expects: 'an object with requestsPerDay and maxKeys', ref: 'OwnerLimitsInput' } },
  ],
  admin_updateKey: [
    { name: 'id', required: true, hint: { expects: '8 hexadecimal digits, the part of a key before _', ref: 'KeyIdInput' } },
    { name: 'changes', required: true, hint: { expects: 'an object of changes', ref: 'KeyChangesInput' } },
  ],
  'rpc.discover': [],
}

/** The hints of the named schemas. */
export const hints: Readonly<Record<string, Hint>> = {
  AddressesInput: { expects: 'an array of up to 100 IP addresses or ranges as 192.0.2.0/24', items: { expects: 'a string' } },
  AddressesOrNoneInput: { expects: 'an array of up to 100 IP addresses or ranges as 192.0.2.0/24, or null', anyOf: [{ expects: 'an array of up to 100 IP addresses or ranges as 192.0.2.0/24', ref: 'AddressesInput' }, { expects: 'null' }] },
  CallIdInput: { expects: 'the id of a running call as 5f0c1d2e-17' },
  DayInput: { expects: 'a day as 2027-01-31' },
  KeyChangesInput: { expects: 'an object of changes', properties: { name: { expects: '1 to 100 characters', ref: 'NameInput' }, owner: { expects: '1 to 100 characters, or null', ref: 'NameOrNoneInput' }, network: { expects: 'a network\'s name, or all', ref: 'NetworkInput' }, methods: { expects: 'an array of up to 500 names of methods, or null', ref: 'MethodsOrNoneInput' }, requestsPerSecond: { expects: 'a whole number, 0 or more, or null', ref: 'LimitOrNoneInput' }, requestsPerDay: { expects: 'a whole number, 0 or more, or null', ref: 'LimitOrNoneInput' }, origins: { expects: 'an array of up to 100 origins as https://app.example, or null', ref: 'OriginsOrNoneInput' }, addresses: { expects: 'an array of up to 100 IP addresses or ranges as 192.0.2.0/24, or null', ref: 'AddressesOrNoneInput' }, expiresAt: { expects: 'a time in UTC as 2027-01-31T00:00:00Z, or null', ref: 'TimeOrNoneInput' } } },
  KeyFilterInput: { expects: 'an object with owner, after and limit', properties: { owner: { expects: '1 to 100 characters', ref: 'NameInput' }, after: { expects: 'a string' }, limit: { expects: 'an integer' } }, optional: ['owner', 'after', 'limit'] },
  KeyGrantInput: { expects: 'an object with a name', properties: { name: { expects: '1 to 100 characters', ref: 'NameInput' }, owner: { expects: '1 to 100 characters', ref: 'NameInput' }, network: { expects: 'a network\'s name, or all', ref: 'NetworkInput' }, methods: { expects: 'an array of up to 500 names of methods', ref: 'MethodsInput' }, requestsPerSecond: { expects: 'a whole number, 0 or more', ref: 'LimitInput' }, requestsPerDay: { expects: 'a whole number, 0 or more', ref: 'LimitInput' }, origins: { expects: 'an array of up to 100 origins as https://app.example', ref: 'OriginsInput' }, addresses: { expects: 'an array of up to 100 IP addresses or ranges as 192.0.2.0/24', ref: 'AddressesInput' }, expiresAt: { expects: 'a time in UTC as 2027-01-31T00:00:00Z', ref: 'TimeInput' } }, optional: ['owner', 'network', 'methods', 'requestsPerSecond', 'requestsPerDay', 'origins', 'addresses', 'expiresAt'] },
  KeyIdInput: { expects: '8 hexadecimal digits, the part of a key before _' },
  LimitInput: { expects: 'a whole number, 0 or more' },
  LimitOrNoneInput: { expects: 'a whole number, 0 or more, or null', anyOf: [{ expects: 'a whole number, 0 or more', ref: 'LimitInput' }, { expects: 'null' }] },
  MethodsInput: { expects: 'an array of up to 500 names of methods', items: { expects: 'a string' } },
  MethodsOrNoneInput: { expects: 'an array of up to 500 names of methods, or null', anyOf: [{ expects: 'an array of up to 500 names of methods', ref: 'MethodsInput' }, { expects: 'null' }] },
  NameInput: { expects: '1 to 100 characters' },
  NameOrNoneInput: { expects: '1 to 100 characters, or null', anyOf: [{ expects: '1 to 100 characters', ref: 'NameInput' }, { expects: 'null' }] },
  NetworkInput: { expects: 'a network\'s name, or all' },
  OriginsInput: { expects: 'an array of up to 100 origins as https://app.example', items: { expects: 'a string' } },
  OriginsOrNoneInput: { expects: 'an array of up to 100 origins as https://app.example, or null', anyOf: [{ expects: 'an array of up to 100 origins as https://app.example', ref: 'OriginsInput' }, { expects: 'null' }] },
  OwnerLimitsInput: { expects: 'an object with requestsPerDay and maxKeys', properties: { requestsPerDay: { expects: 'a whole number, 0 or more', ref: 'LimitInput' }, maxKeys: { expects: 'a whole number, 0 or more', ref: 'LimitInput' } }, optional: ['requestsPerDay', 'maxKeys'] },
  RunningCallFilterInput: { expects: 'an object with id and limit', properties: { id: { expects: 'the id of a key, local or open' }, limit: { expects: 'a whole number from 1 to 1000', ref: 'RunningCallLimitInput' } }, optional: ['id', 'limit'] },
  RunningCallLimitInput: { expects: 'a whole number from 1 to 1000' },
  TimeInput: { expects: 'a time in UTC as 2027-01-31T00:00:00Z' },
  TimeOrNoneInput: { expects: 'a time in UTC as 2027-01-31T00:00:00Z, or null', anyOf: [{ expects: 'a time in UTC as 2027-01-31T00:00:00Z', ref: 'TimeInput' }, { expects: 'null' }] },
  UsageFilterInput: { expects: 'an object with from, to, id and owner', properties: { from: { expects: 'a day as 2027-01-31', ref: 'DayInput' }, to: { expects: 'a day as 2027-01-31', ref: 'DayInput' }, id: { expects: '8 hexadecimal digits, the part of a key before _', ref: 'KeyIdInput' }, owner: { expects: '1 to 100 characters', ref: 'NameInput' } }, optional: ['from', 'to', 'id', 'owner'] },
}
