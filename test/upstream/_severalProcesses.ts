import { findPostgres, newPlace } from '../_helpers/postgres.ts'
import { serveSharedUpstream } from '../_helpers/upstream.ts'
import { deploy } from '../chain/import/_branches.ts'
import { startEndpoint } from './_endpoint.ts'
import { mineBlocks, serveNode } from './_nodes.ts'

/** The database that the processes share; undefined where it cannot start. */
export const postgres = await findPostgres()

/** Serves a node in two processes: the writer, which moves the head, and a replica. */
export async function serveTwice() {
  const node = await serveNode()
  await node.chain.submits.sendRaw(deploy)
  await mineBlocks(node, 3)
  const endpoint = await startEndpoint(node.url)
  const place = newPlace(String(postgres))
  const open = () => serveSharedUpstream(place, [endpoint.url])
  const [writer, replica] = [await open(), await open()]
  const follow = async () => {
    await writer.opened.pollAll()
    await replica.opened.chain.feeds.catchUp()
  }
  return { node, endpoint, open, writer, replica, follow }
}

export const refuse = (method: string) => (result: Parameters<typeof JSON.stringify>[0], asked: string) =>
  asked === method ? { error: { code: -32000, message: 'refused' } } : result
