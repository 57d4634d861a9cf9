import { voteForFee } from '../changes.ts'
import { ALWAYS, change } from '../method.ts'

export const voteFeePerKbChange = change('voteFeePerKbChange', ['int256'], 'int256', 10_000n, ALWAYS, voteForFee)
