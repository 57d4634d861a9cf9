import { readFileSync } from 'node:fs'
import type { OpenRpcDocument } from '../../playground/document/openrpc.ts'

/** The OpenRPC document that the page uses. */
export const document: OpenRpcDocument = JSON.parse(
  readFileSync(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'),
)
