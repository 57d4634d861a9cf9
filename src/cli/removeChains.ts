import { chainPlace } from '../config/dataFiles.ts'
import type { Config } from '../config.ts'
import { removeSqliteFile } from '../store/sqlite/removeFile.ts'
import { CommandError } from './failure.ts'

/** Removes the chains that these settings mean, so that they begin anew; keys and wallets stay. */
export async function removeChains(config: Config): Promise<void> {
  const paths = config.networks.map((network) => {
    const place = chainPlace(config, network)
    if (place.kind === 'sqlite') return place.path
    throw new CommandError('fresh: expected with chains that are SQLite files; in a database, drop their schemas')
  })
  for (const path of paths) await removeSqliteFile(path)
}
