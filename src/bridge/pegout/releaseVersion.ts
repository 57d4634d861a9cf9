import type { BridgeCall } from '../bridgeCall.ts'

/** The version of the federation's transactions: 2 allows delays in scripts (RSKIP-201, BIP-68). */
export const releaseVersion = ({ rules }: BridgeCall): 1 | 2 => (rules.has('rskip201') ? 2 : 1)
