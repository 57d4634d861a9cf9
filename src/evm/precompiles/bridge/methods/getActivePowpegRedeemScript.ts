import { activeRedeemScript } from '../federation/federationMethods.ts'
import { read, since } from '../method.ts'

export const getActivePowpegRedeemScript = read(
  'getActivePowpegRedeemScript',
  [],
  'bytes',
  30_000n,
  since('rskip293'),
  activeRedeemScript,
)
