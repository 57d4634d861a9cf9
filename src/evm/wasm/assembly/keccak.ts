import { begin, end } from '../../../crypto/assembly/keccak'
import { SCRATCH } from '../layout'
import { setWord } from './words'

const SPONGE: u32 = SCRATCH + 512

/** The word that Keccak-256 makes of so many bytes. */
export function keccak(to: u32, bytes: u32, size: u32): void {
  begin(SPONGE)
  end(SPONGE, bytes, size)
  const a = bswap(load<u64>(SPONGE, 24))
  const b = bswap(load<u64>(SPONGE, 16))
  setWord(to, a, b, bswap(load<u64>(SPONGE, 8)), bswap(load<u64>(SPONGE)))
}
