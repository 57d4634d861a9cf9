import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { openBitcoinChain } from '../bitcoinChain/bitcoinChain.ts'
import { ALWAYS, change } from '../method.ts'
import { toInt } from '../toInt.ts'
import { isAuthorised, whitelistCode } from '../whitelist/changes.ts'
import { isDisableHeightSet, setDisableHeight } from '../whitelist/whitelist.ts'

/** Says after how many Bitcoin blocks everybody may send bitcoins; only once. */
export const setLockWhitelistDisableBlockDelay = change(
  'setLockWhitelistDisableBlockDelay',
  ['int256'],
  'int256',
  24_000n,
  ALWAYS,
  async (call, delay) => {
    const { height } = await openBitcoinChain(call)
    if (!isAuthorised(call)) return whitelistCode.unauthorised
    if (await isDisableHeightSet(call)) return whitelistCode.delayIsSet
    if (BigInt(toInt(delay)) !== delay) throw new PrecompileFailure(`${delay} blocks do not fit 32 bits`)
    const end = (height + Number(delay)) | 0
    if (end <= height) return whitelistCode.invalidDelay
    await setDisableHeight(call, end)
    return whitelistCode.done
  },
)
