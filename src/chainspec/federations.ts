import { fromHex } from '../base/hex.ts'
import type { FederatorKeys } from './bridgeConstants.ts'
import type { NetworkName } from './network.ts'

export type { FederatorKeys } from './bridgeConstants.ts'

/** In the first federations, which are older than RSKIP-123, a member has one key for everything. */
function singleKeys(...keys: readonly string[]): readonly FederatorKeys[] {
  return keys.map((hex) => {
    const key = fromHex(`0x${hex}`)
    return { btcKey: key, rskKey: key, mstKey: key }
  })
}

const testnet = singleKeys(
  '02afc230c2d355b1a577682b07bc2646041b5d0177af0f98395a46018da699b6da',
  '0344a3c38cd59afcba3edcebe143e025574594b001700dec41e59409bdbd0f2a09',
  '034844a99cd7028aa319476674cc381df006628be71bc5593b8b5fdb32bb42ef85',
  '039a060badbeb24bee49eb2063f616c0f0f0765d4ca646b20a88ce828f259fcdb9',
)

/**
 * The federation that each network begins with, in the order of the Bitcoin keys' bytes, by which members are counted
 * (protocol/bridge#federations).
 */
export const FEDERATIONS: Readonly<Record<NetworkName, readonly FederatorKeys[]>> = {
  mainnet: singleKeys(
    '0245ef34f5ee218005c9c21227133e8568a4f3f11aeab919c66ff7b816ae1ffeea',
    '02481f02b7140acbf3fcdd9f72cf9a7d9484d8125e6df7c9451cfa55ba3b077265',
    '02550cc87fa9061162b1dd395a16662529c9d8094c0feca17905a3244713d65fe8',
    '02566d5ded7c7db1aa7ee4ef6f76989fb42527fcfdcddcd447d6793b7d869e46f7',
    '027319afb15481dbeb3c426bcc37f9a30e7f51ceff586936d85548d9395bcc2344',
    '0294c817150f78607566e961b3c71df53a22022a80acbb982f83c0c8baac040adc',
    '02ac1901b6fba2c1dbd47d894d2bd76c8ba1d296d65f6ab47f1c6b22afb53e73eb',
    '02c6018fcbd3e89f3cf9c7f48b3232ea3638eb8bf217e59ee290f5f0cfb2fb9259',
    '031aabbeb9b27258f98c2bf21f36677ae7bae09eb2d8c958ef41a20a6e88626d26',
    '0340df69f28d69eef60845da7d81ff60a9060d4da35c767f017b0dd4e20448fb44',
    '0355a2e9bf100c00fc0a214afd1bf272647c7824eb9cb055480962f0c382596a70',
    '0372cd46831f3b6afd4c044d160b7667e8ebf659d6cb51a825a3104df6ee0638c6',
    '03b53899c390573471ba30e5054f78376c5f797fda26dde7a760789f02908cbad2',
    '03b65694ccccda83cbb1e56b31308acd08e993114c33f66a456b627c2c1c68bed6',
    '03f909ae15558c70cc751aff9b1f495199c325b13a9e5b934fd6299cd30ec50be8',
  ),
  testnet,
  testnet2: testnet,
  // The reference has since dropped these keys and left the network without a federation.
  devnet: singleKeys(
    '02914c05df0b11862ac6931c226ad40ebc4f5624ee6dca34278d3bbfa73b914cbd',
    '0309d9df35855aa45235a04e30d228889eb03e462874588e631359d5f9cdea6519',
    '03d68975ab0f6ab782febc37aaa486ae19cc5e72c6900e34e21317285c88915ed6',
  ),
  regtest: singleKeys(
    '02cd53fc53a07f211641a677d250f6de99caf620e8e77071e811a28b3bcddf0be1',
    '0362634ab57dae9cb373a5d536e66a8c4f67468bbcfb063809bab643072d78a124',
    '03c5946b3fbae03a654237da863c9ed534e0878657175b132b8ca630f245df04db',
  ),
}
