import { parseData, parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_submitWork: Method<'eth_submitWork'> = ({ work }, [nonce, powHash]) =>
  work.submitNonce(parseData(nonce), parseHash(powHash))
