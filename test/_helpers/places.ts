import { chainPlace, keysPlace } from '../../src/config/dataFiles.ts'

const kept = { store: { kind: 'sqlite' }, sqliteDriver: 'node' } as const

/** The regtest sandbox in this data folder. */
export const regtestIn = (data: string) => chainPlace({ ...kept, data, genesis: 'sandbox' }, 'regtest')

/** The API keys in this data folder. */
export const keysIn = (data: string) => keysPlace({ ...kept, data })
