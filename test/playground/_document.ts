import { readFileSync } from 'node:fs'
import type { OpenRpcDocument } from '../../playground/document/openrpc.ts'

/** The document as the page reads it. */
export const document: OpenRpcDocument = JSON.parse(
  readFileSync(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'),
)
