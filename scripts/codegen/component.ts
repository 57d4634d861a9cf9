import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.ts'
import type { OpenRpcDocument } from './openrpc.ts'

/**
 * Our templates as a custom component of @open-rpc/generator. It hands components the dereferenced document only, where
 * names of schemas are lost, but writes the one it was given beside them first: that is what we print from.
 */
async function writeGenerated(folder: string): Promise<void> {
  const document = JSON.parse(readFileSync(join(folder, 'openrpc.json'), 'utf8')) as OpenRpcDocument
  for (const [name, text] of await generate(document)) writeFileSync(join(folder, name), text)
}

export default {
  staticPath: () => undefined,
  hooks: { templateFiles: { typescript: [] }, afterCompileTemplate: [writeGenerated] },
}
