import { COMPATS, type Compat } from '../chainspec/network.ts'

/** The values of the setting `compat`. `hardhat` is `ethereum` whose sends fail on a revert; chains do not record it. */
export const COMPAT_STYLES = [...COMPATS, 'hardhat'] as const

export type CompatStyle = (typeof COMPAT_STYLES)[number]

/** Returns the property of the chain for a value of the setting. */
export function chainCompatOf(style: CompatStyle): Compat {
  return style === 'hardhat' ? 'ethereum' : style
}
