import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { type Destination, payTo, requireHash } from '../../bitcoin/outputScript.ts'
import { decodeTransaction, type Transaction, transactionId, verifyTransaction } from '../../bitcoin/transaction.ts'
import { doubleSha256 } from '../../crypto/sha256.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { destinationOf } from '../bitcoinAddress.ts'
import { type BridgeCall, isRefusal, originHashOf } from '../bridgeCall.ts'
import { activeFederation, retiringFederation } from '../federation/federations.ts'
import { activeUtxos, outputsWith, retiringUtxos, sumOf } from '../federation/utxos.ts'
import { change } from '../method.ts'
import { toInt32, WEI_PER_SATOSHI } from '../numbers.ts'
import {
  derivationHashOf,
  type FlyoverAddress,
  flyoverAddress,
  isUsed,
  markUsed,
  saveInformation,
} from '../pegin/flyover.ts'
import { isWithinCap, minimumPegIn } from '../pegin/limits.ts'
import { isProven } from '../pegin/proof.ts'
import { paysTo } from '../pegin/refundPegin.ts'
import { addRefund } from '../pegout/refund.ts'

const FAILED = -900n
const NOT_A_CONTRACT = -300n
const WRONG_SENDER = -301n
const USED_BEFORE = -302n
const NOT_PROVEN = -303n
const NOTHING_SENT = -304n
const BELOW_MINIMUM = -305n
const REFUNDED_TO_USER = -100n
const REFUNDED_TO_PROVIDER = -200n

/** A version and 20 bytes. */
const ADDRESS_BYTES = 21

interface Transfer {
  readonly bytes: Bytes
  readonly height: bigint
  readonly tree: Bytes
  readonly derivationHash: Bytes
  readonly contract: Bytes
  readonly refund: Destination
  readonly provider: Destination
  readonly refundsProvider: boolean
}

/**
 * Registers a peg-in that a liquidity provider has advanced (flyover): its bitcoins are issued to the contract that
 * calls (RSKIP-176). Returns wei, or a negative code. A refusal is a code as well.
 */
export const registerFastBridgeBtcTransaction = change({
  name: 'registerFastBridgeBtcTransaction',
  inputs: ['bytes', 'uint256', 'bytes', 'bytes32', 'bytes', 'address', 'bytes', 'bool'],
  output: 'int256',
  gas: 25_000n,
  since: 'rskip176',
  async run(call, [bytes, height, tree, terms, refund, contract, provider, refundsProvider]) {
    try {
      const [refundTo, providerAddress] = [parseAddress(call, refund), parseAddress(call, provider)]
      const derivationHash = derivationHashOf(terms, refundTo.encoded, contract, providerAddress.encoded)
      const addresses = { refund: refundTo.destination, provider: providerAddress.destination }
      return await register(call, { bytes, height, tree, derivationHash, contract, ...addresses, refundsProvider })
    } catch (error) {
      if (isRefusal(error)) return FAILED
      throw error
    }
  },
})

/** Parses an address argument. Returns it with the bytes that the derivation hash contains. */
function parseAddress(call: BridgeCall, bytes: Bytes): { readonly destination: Destination; readonly encoded: Bytes } {
  const isExact = call.rules.has('rskip284')
  if (isExact ? bytes.length !== ADDRESS_BYTES : bytes.length < ADDRESS_BYTES) {
    throw new PrecompileFailure('Invalid address, expected 21 bytes long array')
  }
  const encoded = bytes.slice(0, ADDRESS_BYTES)
  // Consensus: before RSKIP-284 the version was a signed byte, so the test network's script version was invalid.
  const isNegative = !isExact && (encoded[0] ?? 0) > 127
  const destination = isNegative ? undefined : destinationOf(call.constants.bitcoin, encoded)
  if (destination === undefined) throw new PrecompileFailure('an address of another network')
  return { destination, encoded }
}

async function register(call: BridgeCall, wanted: Transfer): Promise<bigint> {
  const { bytes, height, tree, derivationHash, contract } = wanted
  if (!call.isFromContract) return NOT_A_CONTRACT
  if (!equalBytes(call.caller, contract)) return WRONG_SENDER
  const hash = doubleSha256(bytes)
  if (await isUsed(call, hash.toReversed(), derivationHash)) return USED_BEFORE
  if (!(await isProven(call, { hash, transaction: bytes, height: toInt32(height), tree }))) return NOT_PROVEN
  const transaction = decodeTransaction(bytes)
  verifyTransaction(transaction)
  if (await isUsed(call, transactionId(transaction), derivationHash)) return USED_BEFORE
  const addresses = await addressesFor(call, derivationHash)
  const outputs = outputsToAddresses(call, addresses, transaction)
  const satoshis = sumOf(outputs)
  if (satoshis === 0n) return NOTHING_SENT
  if (call.rules.has('rskip293') && isAnyBelow(call, outputs)) return BELOW_MINIMUM
  if (!(await isWithinCap(call, satoshis))) return sendBack(call, wanted, transaction, addresses)
  await call.pay(contract, satoshis * WEI_PER_SATOSHI)
  await addToLists(call, transaction, addresses, derivationHash)
  return satoshis * WEI_PER_SATOSHI
}

/** Returns the flyover addresses of the active federation and, since RSKIP-293, of the retiring one. */
async function addressesFor(call: BridgeCall, derivationHash: Bytes): Promise<readonly FlyoverAddress[]> {
  const active = flyoverAddress(call, await activeFederation(call), derivationHash)
  const retiring = await retiringFederation(call)
  if (retiring === undefined || !call.rules.has('rskip293')) return [active]
  return [active, flyoverAddress(call, retiring, derivationHash)]
}

/** Returns the outputs to these addresses. Before RSKIP-293 an output without an address fails the call. */
function outputsToAddresses(call: BridgeCall, addresses: readonly FlyoverAddress[], transaction: Transaction) {
  if (!call.rules.has('rskip293')) {
    for (const { script } of transaction.outs) requireHash(script)
  }
  return outputsWith(
    addresses.map(({ script }) => script),
    transaction,
  )
}

function isAnyBelow(call: BridgeCall, outputs: readonly { readonly satoshis: bigint }[]): boolean {
  const minimum = minimumPegIn(call)
  return outputs.some(({ satoshis }) => satoshis < minimum)
}

/** Adds the outputs to the federations' UTXO lists. */
async function addToLists(
  call: BridgeCall,
  transaction: Transaction,
  [active, retiring]: readonly FlyoverAddress[],
  derivationHash: Bytes,
): Promise<void> {
  markUsed(call, transactionId(transaction), derivationHash)
  if (active !== undefined) {
    saveInformation(call, active, derivationHash)
    const utxos = await activeUtxos(call)
    utxos.push(...outputsWith([active.script], transaction))
  }
  const toRetiring = retiring === undefined ? [] : outputsWith([retiring.script], transaction)
  if (retiring === undefined || toRetiring.length === 0) return
  saveInformation(call, retiring, derivationHash)
  const utxos = await retiringUtxos(call)
  utxos.push(...toRetiring)
}

/** Refunds a transfer beyond the locking cap. Returns the code for the receiver of the refund. */
async function sendBack(
  call: BridgeCall,
  { derivationHash, refund, provider, refundsProvider }: Transfer,
  transaction: Transaction,
  addresses: readonly FlyoverAddress[],
): Promise<bigint> {
  markUsed(call, transactionId(transaction), derivationHash)
  const coins = addresses.flatMap(({ script, redeemScript }) =>
    outputsWith([script], transaction).map((utxo) => ({ utxo, redeemScript })),
  )
  coins.sort((a, b) => a.utxo.index - b.utxo.index)
  const spender = addresses.find(({ script }) => paysTo(transaction, script))
  if (spender === undefined) throw new PrecompileFailure("Couldn't extract federation from btcTx outputs.")
  await addRefund(call, {
    coins,
    federation: spender.federation,
    receiver: payTo(refundsProvider ? provider : refund),
    satoshis: sumOf(coins.map(({ utxo }) => utxo)),
    rskTransactionHash: originHashOf(call),
  })
  return refundsProvider ? REFUNDED_TO_PROVIDER : REFUNDED_TO_USER
}
