import { chainPlace } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { ownNetworksOf } from '../config/upstreams.ts'
import { removeSqliteFile } from '../storage/sqlite/removeFile.ts'
import { CommandError } from './failure.ts'

/** Deletes the chains of these settings, so that they restart at genesis. Keys and wallets stay. */
export async function removeChains(config: Config): Promise<void> {
  const paths = ownNetworksOf(config).map((network) => {
    const place = chainPlace(config, network)
    if (place.kind === 'sqlite') return place.path
    throw new CommandError(
      'fresh: must come with SQLite, got PostgreSQL in store; drop the schemas of the chains instead',
    )
  })
  for (const path of paths) await removeSqliteFile(path)
}
