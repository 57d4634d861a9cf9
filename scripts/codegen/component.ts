import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.ts'
import type { OpenRpcDocument } from './openrpc.ts'

/**
 * Writes the generated files, as a custom component of @open-rpc/generator. The generator passes the dereferenced document,
 * which has no names of schemas, so the function reads the original one from the folder to which the generator copied it.
 */
async function writeGenerated(folder: string): Promise<void> {
  const document = JSON.parse(readFileSync(join(folder, 'openrpc.json'), 'utf8')) as OpenRpcDocument
  for (const [name, text] of await generate(document)) writeFileSync(join(folder, name), text)
}

export default {
  staticPath: () => undefined,
  hooks: { templateFiles: { typescript: [] }, afterCompileTemplate: [writeGenerated] },
}
