import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { change, since } from '../method.ts'
import { requireAuthority } from '../union/callers.ts'
import { saveUnionContract } from '../union/unionCells.ts'
import { unionCode } from '../union/unionCode.ts'

/** Names the union contract, on test networks (RSKIP-502). */
export const setUnionBridgeContractAddressForTestnet = change(
  'setUnionBridgeContractAddressForTestnet',
  ['address'],
  'int256',
  8000n,
  since('rskip502'),
  (call, address) => {
    if (call.constants.bitcoin.name === 'main') throw new PrecompileFailure(`${call.method} is disabled in Mainnet`)
    requireAuthority(call, 'address')
    saveUnionContract(call, address)
    return unionCode.done
  },
)
