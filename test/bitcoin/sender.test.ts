import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import { hash160 } from '../../src/bitcoin/hash160.ts'
import { encodeAddress } from '../../src/bitcoin/script.ts'
import { pushData } from '../../src/bitcoin/scriptChunks.ts'
import { findSender } from '../../src/bitcoin/sender.ts'
import { decodeTransaction, Transaction } from '../../src/bitcoin/transaction.ts'
import { addressOfPublicKey } from '../../src/crypto/secp256k1.ts'

/** Transactions of real senders, from the reference's tests. */
const TRANSACTIONS = {
  p2pkh:
    '0x0200000001ba47c93a9c8bac4a305ca5e0f8a9a81d1972e06c20fdb0f62ac9960bd48529eb000000006a47304402207ce2c6749019d78c9e7a39a82a08b36956fd05edbb8e820eef5946dc6008c5d00220024a1b6261a8afd9ad8c8888d5fb8f9bc75bc273100abaa68dac225fadcf2c82012103efa4762ccc1358b72f597d002b7fd1cd58cd05db34fe9fa63e43634acf200927ffffffff0200c2eb0b000000001976a914c4f8ff441f41bcc771519dc5ceb9e5a1ee058f7b88ac6cb0eb0b000000001976a9146a6ba0b567d75a449d158fe2d3dacc53f58b246688ac00000000',
  p2shP2wpkh:
    '0x020000000001019eeb37cb9a98c16b4763ebf169e4b76098a76640b7350d7f7d7ace01dcbe3e3700000000171600142ecf5759fdc75cc431b3909733fe012abb262a4bffffffff02b8b4eb0b000000001976a914e8ba7dd0b26eeef0e60a7bb769663f5f2ab02e1488ac00c2eb0b000000001976a914c4f8ff441f41bcc771519dc5ceb9e5a1ee058f7b88ac0247304402204f525ade57004a779c00e4adac76a95d70fd8149307d8e27811a9c097316179502200e87d0edb29d03e3412e2c6ed7af7aa11d60d20a100c1639a6441eb36e70e715012102adeef95a8ffc5d1c4b1a480fd6d68e8b6cf14a65c903b147922150fbfbad91bc00000000',
  p2shMultisig:
    '0x0200000001c60b720b35be4e9b171200d2aa9cbc970f7b3dc2578b5fde1849ada72a87f78c00000000fc0047304402207381bbbe3233e80a21bcec8281087e747019797f974df25ae0f6a929bb2e0aea022079a4a573745ab2b77c6dec467605834bab0e84ab9ac5c0611394d954e55653880147304402207aba74b1c303d9f2452069247e1b78102145cad92f8aa8f9a2627ff1b6a5ec990220232ccc1d5ee96f907d23889b201efadb7e38332dfc562163c1ddac92ae759df3014c6952210379e85ce9fe428abaf25783b00fd39490789a5da74c83ba79ee4af734c18e58b22103045c37a5a34ec12b5768dbe05b78d00096304c94c3440fa2381ec669bd176d7321030e7f5032122058b4db9261312b29834c16cdbb2a4960bd0c3d7e7520dc69968253aeffffffff0200a3e1110000000017a91476f03c7004d5e90ffbf6f444bd7984f7e367c5c2872c86e111000000001976a9144c854e2ff0a1af065f32d23c448c704618a6e3ce88ac00000000',
  p2shP2wsh:
    '0x02000000000101ac9f20693aa6f845f36b803ca33ce662729b6ae95aa809bd8c1ac199dd9a5c34010000002322002025eff442e52f7f732446d510ef9e81df10398c55de989094608cff5bdc3eba74ffffffff0200a3e1110000000017a91402d2cf3573d745cb63dd3ec4ca7302ec52144306872092e111000000001976a914b5ea32cdce4c5f642c960c8f9fe07af0d1fa098888ac0400473044022041aad9316ab82721132753f7b9de33c4ceb1b3d05108ecd8426e3c46dbbab0b80220231041a58c37401105fe0018b37f72c771ced10185232e16b307b9fa9fc9d5e10147304402200c9636462cb4afcffbb7d2a31183afd57b48b58b11aeb425e2b902fafa786514022035781873c3c89bf1b6f9a928554059a86e59b51878612f2e9f89e20a6c3da54501695221036a743d486f700d9dcde2190b0639cc7ea4c1893c2a5f123fc79a84f327d53122210377dd4bff81b414195b36a33a6a25cf15a50f55fa3d849e676d263999f93e2bdb2102a3201b3f78f20685ae1a193b4a37fe856d673d9d86f4b5835026079b061acc9153ae00000000',
} as const

/** Further transactions: of two keys, of a nested and of a native witness. */
const MORE_TRANSACTIONS = {
  p2pkh:
    '0x02000000028f7efa7cf43fe0d7e557327f02fbebf72049a28715f3c0747b902b061a464c2f010000006a47304402201c1c7ee58d152768e7d71010856e501a979c35ab97168dd2b15d155dbe60b8fe022027c8c7c0d16398df212b3997ac67220bbb0abdacfd89be7020b25731c9d401af0121027bb07922f9266efc9eb650d94133b995bfcfa80d49011d52807c81ab700247acffffffff3e185adee7df6eeb167d1eaeed3869d6a6e1c72f79fcc9c4c5b9a326961267790000000048473044022027b97e40c064014c08decfe7b0c6111df52c392a96409b6ce45b665255ba297e022067901051359d85760a2649c08c5a230e712c5ba6a7d89be0cd65f52ff352e2bd01feffffff0200e1f505000000001976a9149a81fd1d49be2ee5ada2bc96c2e0363f27f2e1dd88ac6c3d7d010000000017a914d7f3aadae6afc7b55c75675a42010c7c67450c6c8700000000',
  p2shP2wpkh:
    '0x020000000001017001d967a340069c0b169fcbeb9cb6e0d78a27c94a41acbce762abc695aefab10000000017160014cfa63de9979e2a8005e6cb516b86202860ff3971ffffffff0200c2eb0b0000000017a914291a7ddc558810708149a731f39cd3c3a8782cfd870896e1110000000017a91425a2e67511a0207c4387ce8d3eeef498a4782e64870247304402207e0615f440bbc50351fb5d8839b3fae6c74f652c9ffc9291008f4ea39f9565980220354c734511a0560367b300eecb1a7472317a995462622e06ee91cbe0517c17e1012102e87cd90f3cb0d64eeba797fbb8f8ceaadc09e0128afbaefb0ee9535875ea395400000000',
  native:
    '0x02000000000101cf8b3b2baa22df50b1959d83b2f279ef231fb7cf2009ebfa35644d9e1f0184930200000000fdffffff02706408000000000017a9146e4b5ae85d86e4db0e6e5db09f8c276328cdbf3f87ec5cd40500000000160014d7aa00421cd50c8f282dc7d32992a5e2932a92f3024730440220313d11b58bd2861e4a2f8b2d1b644250569e35c946fcba426de94ed28974f12102207b9074796eea9f823a2d56239f49674c4ec34d40f519b3babd5eba44f94495eb012102acbad9efed3a451f646b93b5fd37a796c1758875cc33eed1626d4ed673d00a9b5abd2600',
} as const

const KEY = fromHex('0x03efa4762ccc1358b72f597d002b7fd1cd58cd05db34fe9fa63e43634acf200927')
const NESTED_KEY = fromHex('0x02adeef95a8ffc5d1c4b1a480fd6d68e8b6cf14a65c903b147922150fbfbad91bc')
const UNCOMPRESSED = fromHex(
  '0x0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8',
)
const HYBRID = concatBytes(Uint8Array.of(6), UNCOMPRESSED.subarray(1))
const INFINITY = Uint8Array.of(0)
const NOBODY = '0xdcc703c0e500b653ca82273b7bfad8045d85a470' // of no bytes' hash

/** A transaction whose first input has this script and witness. */
function spending(script: Bytes, witness: readonly Bytes[] = []): Transaction {
  const transaction = new Transaction()
  transaction.addInput(new Uint8Array(32).fill(1), 0, 0xffffffff, script)
  transaction.setWitness(0, [...witness])
  return transaction
}

const signed = (key: Bytes) => concatBytes(pushData(new Uint8Array(71).fill(1)), pushData(key))
const nested = (witness: readonly Bytes[]) => spending(pushData(new Uint8Array(34)), witness)

describe('findSender', () => {
  it.each<[keyof typeof TRANSACTIONS, string, Hex | undefined]>([
    ['p2pkh', 'mxau4qKjj531q6zQ9pKHMSxr4KS3ifNRQJ', toHex(addressOfPublicKey(KEY))],
    ['p2shP2wpkh', '2NBdCxoCY6wx1NHpwGWfJThHk9K2tVdNx1A', toHex(addressOfPublicKey(NESTED_KEY))],
    ['p2shMultisig', '2NCSzuju8gU5Ly5Fp9q9SZwt34dhUVEb3ZJ', undefined],
    ['p2shP2wsh', '2MuSnTWG8zPsiGBjPCcbQVd17Ux2PVd5kGa', undefined],
  ])('findSender returns the sender of a %s input', (kind, address, rskAddress) => {
    const sender = findSender(decodeTransaction(fromHex(TRANSACTIONS[kind])))
    expect(sender?.kind).toBe(kind)
    const version = sender?.address.kind === 'keyHash' ? 111 : 196
    expect(encodeAddress(version, sender?.address.hash ?? new Uint8Array(0))).toBe(address)
    expect(sender?.rskAddress && toHex(sender.rskAddress)).toBe(rskAddress)
  })

  it.each<['p2pkh' | 'p2shP2wpkh', string, Hex]>([
    [
      'p2pkh',
      'mpgJ8n2NUf23NHcJs59LgEqQ4yCv7MYGU6',
      '0x027bb07922f9266efc9eb650d94133b995bfcfa80d49011d52807c81ab700247ac',
    ],
    [
      'p2shP2wpkh',
      '2NAhf36HTnrkKAx6RddHAdgJwPsqEgngUwe',
      '0x02e87cd90f3cb0d64eeba797fbb8f8ceaadc09e0128afbaefb0ee9535875ea3954',
    ],
  ])('findSender returns the sender of another %s input, by the first input', (kind, address, key) => {
    const sender = findSender(decodeTransaction(fromHex(MORE_TRANSACTIONS[kind])))
    expect(sender?.kind).toBe(kind)
    expect(encodeAddress(kind === 'p2pkh' ? 111 : 196, sender?.address.hash ?? new Uint8Array(0))).toBe(address)
    expect(toHex(sender?.rskAddress ?? new Uint8Array(0))).toBe(toHex(addressOfPublicKey(fromHex(key))))
  })

  it.each<[string, Transaction]>([
    ['that does not exist', new Transaction()],
    ['of a real native witness', decodeTransaction(fromHex(MORE_TRANSACTIONS.native))],
    ['with an empty script', spending(new Uint8Array(0))],
    ['with one push', spending(pushData(KEY))],
    ['with two pushes, none a key', spending(signed(new Uint8Array(33)))],
    ['with an opcode at the position of a key', spending(concatBytes(pushData(KEY), Uint8Array.of(0x51)))],
    ['of native witnesses', spending(new Uint8Array(0), [KEY, KEY])],
    ['with a witness of one push', nested([KEY])],
    ['with an uncompressed key in a witness', nested([KEY, UNCOMPRESSED])],
    ['with a witness script of one key', nested([KEY, KEY, concatBytes(pushData(KEY), Uint8Array.of(0xac))])],
  ])('findSender returns undefined for an input %s', (_name, transaction) => {
    expect(findSender(transaction)).toBeUndefined()
  })

  it.each<[string, Transaction]>([
    ['an unparsable script', spending(Uint8Array.of(0x4c))],
    ['a witness whose second push is no key', nested([KEY, new Uint8Array(33)])],
    ['a last push that is no valid script', spending(concatBytes(signed(KEY), pushData(Uint8Array.of(0x4c))))],
    ['a last opcode', spending(concatBytes(signed(KEY), Uint8Array.of(0x51)))],
  ])('findSender throws for %s, like the reference', (_name, transaction) => {
    expect(() => findSender(transaction)).toThrow(BitcoinError)
  })

  it('findSender treats a hybrid key as its uncompressed form', () => {
    const [hybrid, plain] = [HYBRID, UNCOMPRESSED].map((key) => findSender(spending(signed(key))))
    expect(toHex(plain?.address.hash ?? new Uint8Array(0))).toBe(toHex(hash160(UNCOMPRESSED)))
    expect(hybrid).toEqual(plain)
  })

  it('findSender accepts the point at infinity as a key', () => {
    const sender = findSender(spending(signed(INFINITY)))
    expect(sender?.rskAddress && toHex(sender.rskAddress)).toBe(NOBODY)
    expect(toHex(sender?.address.hash ?? new Uint8Array(0))).toBe(toHex(hash160(INFINITY)))
    expect(findSender(nested([KEY, INFINITY]))).toBeUndefined() // it is not compressed
  })
})
