import type { Logger } from 'pino'
import { errors } from '../../generated/admin/errors.ts'
import { type MethodName, type Methods, methodNames } from '../../generated/admin/methods.ts'
import { hints, parameters } from '../../generated/admin/params.ts'
import { conditions, paramsValidators } from '../../generated/admin/paramsValidators.ts'
import { signatures } from '../../generated/admin/signatures.ts'
import type { Caller } from '../rpc/caller.ts'
import { type MethodRules, refuseUnknown } from '../rpc/methodRules.ts'
import { createParamsParser } from '../rpc/parseParams.ts'
import { createRpc, type Rpc } from '../rpc/rpc.ts'
import { sameBounds } from '../rpc/scan.ts'
import { type AdminContext, adminMethods } from './methods.ts'

const LIMITS = {
  batchLimit: 100,
  batchConcurrency: 1,
  responseLimitBytes: 10 * 2 ** 20,
  httpStatusOfErrors: 'ok',
  unsentLimitBytes: 2 ** 26,
} as const
const REQUEST_BOUNDS = { maxBytes: 100_000, maxValues: 1_000 }
const TIMEOUT_MS = 30_000

/** The caller of every request with the admin token, without limits. The API has no chains, so `network` has no effect. */
export const OPERATOR: Caller = {
  network: 'mainnet',
  keyId: 'operator',
  ownerMethods: 'all',
  hasOrigin: false,
  allows: () => true,
  charge: () => {},
}

const rules = new Map<string, MethodRules>(
  methodNames.map((name) => {
    const changesState = signatures[name].changesState === true
    return [name, { name, handler: name, ownerOnly: undefined, changesState, timeoutMs: TIMEOUT_MS, weight: 1 }]
  }),
)

/** Creates the admin API, which the document in openrpc/admin defines, on the same dispatcher as the node's API. */
export function createAdminApi(context: AdminContext, logger: Logger): Rpc {
  const parse = createParamsParser<Methods>({ parameters, hints, conditions, paramsValidators })
  return createRpc<AdminContext>({
    handlers: adminMethods,
    // `rulesOf` refuses every name that is not in the document.
    parseParams: (method, params) => parse(method as MethodName, params),
    engineFor: () => context,
    served: {
      rulesOf: (method) => rules.get(method),
      refuse: (method) => refuseUnknown(method, methodNames),
      requestBounds: sameBounds(REQUEST_BOUNDS),
    },
    errors,
    limits: LIMITS,
    logger,
  })
}
