import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { createAdminApi } from '../admin/adminApi.ts'
import type { KeyStore } from '../apiKeys/keyStore.ts'
import type { Clock } from '../base/clock.ts'
import { ReadyJson } from '../base/readyJson.ts'
import type { Config } from '../config/load.ts'
import type { Rpc } from '../rpc/rpc.ts'

/** The admin API of a node. */
export interface AdminApi {
  readonly rpc: Rpc
  /** OpenRPC document as JSON text. */
  readonly document: string
}

/** Opens the admin API with its document. */
export async function openAdminApi(
  keys: KeyStore,
  { keysPerOwner }: Pick<Config, 'keysPerOwner'>,
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
): Promise<AdminApi> {
  const printed = await readFile(new URL('../../generated/admin/openrpc.json', import.meta.url), 'utf8')
  const document = JSON.stringify(JSON.parse(printed))
  return { rpc: createAdminApi({ keys, clock, keysPerOwner, document: new ReadyJson(document) }, logger), document }
}
