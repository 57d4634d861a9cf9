import { readFile } from 'node:fs/promises'
import type { OpenRpcDocument } from '../base/openrpc.ts'

/** Returns the document that this program was built with. */
export async function readDocument(): Promise<OpenRpcDocument> {
  // The project's own file, written and checked by the codegen.
  return JSON.parse(await readFile(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'))
}
