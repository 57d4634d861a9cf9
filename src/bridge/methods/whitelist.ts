import { encodeAddress } from '../../bitcoin/script.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { parseAddress } from '../bitcoinAddress.ts'
import { openBitcoinChain } from '../bitcoinChain/bitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { isOneOf } from '../election.ts'
import { change, read } from '../method.ts'
import { fitsInt64, toInt32 } from '../numbers.ts'
import {
  addLimitedEntry,
  addUnlimitedEntry,
  findEntry,
  isDisableHeightSet,
  removeEntry,
  setDisableHeight,
  whitelistEntries,
} from '../pegin/whitelist.ts'

/** Results of the methods that change the whitelist (WhitelistResponseCode). */
const code = {
  done: 1n,
  unauthorised: -10n,
  alreadyListed: -1n,
  notListed: -1n,
  delayIsSet: -1n,
  invalidAddress: -2n,
  invalidDelay: -2n,
} as const

/** Result of `getLockWhitelistEntryByAddress`. */
const NOT_LISTED = -1n

/** Methods about the whitelist of addresses that may send bitcoins (before RSKIP-379). */
export const whitelistMethods = [
  read({
    name: 'getLockWhitelistSize',
    inputs: [],
    output: 'int256',
    gas: 16_000n,
    local: true,
    run: async (call) => BigInt((await whitelistEntries(call)).length),
  }),
  // Each address is shown as that of a key. Empty for an index beyond the end.
  read({
    name: 'getLockWhitelistAddress',
    inputs: ['int256'],
    output: 'string',
    gas: 16_000n,
    local: true,
    async run(call, [index]) {
      const entry = (await whitelistEntries(call))[toInt32(index)]
      return entry === undefined ? '' : encodeAddress(call.constants.bitcoin.keyVersion, entry.hash)
    },
  }),
  // The satoshis that an address may send. 0: any amount.
  read({
    name: 'getLockWhitelistEntryByAddress',
    inputs: ['string'],
    output: 'int256',
    gas: 16_000n,
    local: true,
    since: 'rskip87',
    async run(call, [text]) {
      const address = parseAddress(call.constants.bitcoin, text)
      const entry = address === undefined ? undefined : await findEntry(call, address.hash)
      return entry?.limit ?? NOT_LISTED
    },
  }),
  change({
    name: 'addLockWhitelistAddress',
    inputs: ['string', 'int256'],
    output: 'int256',
    gas: 25_000n,
    until: 'rskip87',
    run: addLimited,
  }),
  change({
    name: 'addOneOffLockWhitelistAddress',
    inputs: ['string', 'int256'],
    output: 'int256',
    gas: 25_000n,
    since: 'rskip87',
    run: addLimited,
  }),
  change({
    name: 'addUnlimitedLockWhitelistAddress',
    inputs: ['string'],
    output: 'int256',
    gas: 25_000n,
    since: 'rskip87',
    run: addUnlimited,
  }),
  change({
    name: 'removeLockWhitelistAddress',
    inputs: ['string'],
    output: 'int256',
    gas: 24_000n,
    async run(call, [text]) {
      if (!isAuthorised(call)) return code.unauthorised
      await whitelistEntries(call) // rskj loads the lists, and so writes them, before it parses the address
      const address = parseAddress(call.constants.bitcoin, text)
      if (address === undefined) return code.invalidAddress
      return (await removeEntry(call, address.hash)) ? code.done : code.notListed
    },
  }),
  // The number of Bitcoin blocks after which every address may send. It can be set once.
  change({
    name: 'setLockWhitelistDisableBlockDelay',
    inputs: ['int256'],
    output: 'int256',
    gas: 24_000n,
    async run(call, [delay]) {
      const { height } = await openBitcoinChain(call)
      if (!isAuthorised(call)) return code.unauthorised
      if (await isDisableHeightSet(call)) return code.delayIsSet
      if (BigInt(toInt32(delay)) !== delay) throw new PrecompileFailure(`${delay} blocks do not fit 32 bits`)
      const end = (height + Number(delay)) | 0
      if (end <= height) return code.invalidDelay
      await setDisableHeight(call, end)
      return code.done
    },
  }),
]

/** Lets an address send up to this many satoshis, once. */
async function addLimited(call: BridgeCall, [text, satoshis]: readonly [string, bigint]): Promise<bigint> {
  const address = parseAddress(call.constants.bitcoin, text)
  if (address === undefined) return code.invalidAddress
  if (!fitsInt64(satoshis)) throw new PrecompileFailure(`${satoshis} satoshis do not fit 64 bits`)
  if (!isAuthorised(call)) return code.unauthorised
  if ((await findEntry(call, address.hash)) !== undefined) return code.alreadyListed
  await addLimitedEntry(call, { hash: address.hash, limit: satoshis })
  return code.done
}

/** Lets an address send any amount, any number of times. */
async function addUnlimited(call: BridgeCall, [text]: readonly [string]): Promise<bigint> {
  const address = parseAddress(call.constants.bitcoin, text)
  if (address === undefined) return code.invalidAddress
  if (!isAuthorised(call)) return code.unauthorised
  if ((await findEntry(call, address.hash)) !== undefined) return code.alreadyListed
  await addUnlimitedEntry(call, address.hash)
  return code.done
}

const isAuthorised = ({ constants, caller }: BridgeCall) => isOneOf(constants.whitelistAuthorities, caller)
