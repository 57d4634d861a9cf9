import { chainPlace, keysPlace } from '../../src/config/dataFiles.ts'

const store = { kind: 'sqlite' } as const

/** The regtest sandbox in this data folder. */
export const regtestIn = (data: string) => chainPlace({ store, data, genesis: 'sandbox' }, 'regtest')

/** The API keys in this data folder. */
export const keysIn = (data: string) => keysPlace({ store, data })
