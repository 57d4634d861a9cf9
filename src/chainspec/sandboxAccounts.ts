import { fromHex, type Hex } from '../base/hex.ts'

/** An account with a publicly known private key. Do not send real funds to it. */
export interface DevelopmentAccount {
  readonly address: Hex
  readonly privateKey: Hex
}

/** Regtest's accounts, in the order of their seeds: the keys are keccak of "cow", "cow1" .. "cow9". */
export const COW_ACCOUNTS: readonly DevelopmentAccount[] = [
  {
    address: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826',
    privateKey: '0xc85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4',
  },
  {
    address: '0x7986b3df570230288501eea3d890bd66948c9b79',
    privateKey: '0x0c06818f82e04c564290b32ab86b25676731fc34e9a546108bf109194c8e3aae',
  },
  {
    address: '0x0a3aa774752ec2042c46548456c094a76c7f3a79',
    privateKey: '0x88fcad7d65de4bf854b88191df9bf38648545e7e5ea367dff6e025b06a28244d',
  },
  {
    address: '0xcf7cdbbb5f7ba79d3ffe74a0bba13fc0295f6036',
    privateKey: '0x1786958bf8781c0047f94c9bd7e39402cdadebef6f8faca6b503b991814f5e75',
  },
  {
    address: '0x39b12c05e8503356e3a7df0b7b33efa4c054c409',
    privateKey: '0x3927ff59ac5da854e7633682792aae26e8f83b515c3c6dc7520b5733d4588b8a',
  },
  {
    address: '0xc354d97642faa06781b76ffb6786f72cd7746c97',
    privateKey: '0x20e4a6381bd3826a14f8da63653d94e7102b38eb5f929c7a94652f41fa7ba323',
  },
  {
    address: '0xdebe71e1de41fc77c44df4b6db940026e31b0e71',
    privateKey: '0xc1783a9a8222e47778911c58bb5aac1343eb425159ff140799e0a283bfb8fa16',
  },
  {
    address: '0x7857288e171c6159c5576d1bd9ac40c0c48a771c',
    privateKey: '0xe88b7bfb0b3ffe2245e3293e20901022ea01ebc19898dfe468289c9a07672627',
  },
  {
    address: '0xa4dea4d5c954f5fd9e87f0e9752911e83a3d18b3',
    privateKey: '0xd77b8a342be95c5c31fa85c20450b424663c4fb4a499cfc80c202c592c85c219',
  },
  {
    address: '0x09a1eda29f664ac8f68106f6567276df0c65d859',
    privateKey: '0x082f57b8084286a079aeb9f2d0e17e565ced44a2cb9ce4844e6d4b9d89f3f595',
  },
]

/** The default mnemonic of Hardhat and Foundry. */
export const PUBLISHED_MNEMONIC = 'test test test test test test test test test test test junk'

/** The first twenty accounts of the published mnemonic. */
export const MNEMONIC_ACCOUNTS: readonly DevelopmentAccount[] = [
  {
    address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  },
  {
    address: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  },
  {
    address: '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
    privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  },
  {
    address: '0x90f79bf6eb2c4f870365e785982e1f101e93b906',
    privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  },
  {
    address: '0x15d34aaf54267db7d7c367839aaf71a00a2c6a65',
    privateKey: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  },
  {
    address: '0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc',
    privateKey: '0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba',
  },
  {
    address: '0x976ea74026e726554db657fa54763abd0c3a0aa9',
    privateKey: '0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e',
  },
  {
    address: '0x14dc79964da2c08b23698b3d3cc7ca32193d9955',
    privateKey: '0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356',
  },
  {
    address: '0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f',
    privateKey: '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
  },
  {
    address: '0xa0ee7a142d267c1f36714e4a8f75612f20a79720',
    privateKey: '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
  },
  {
    address: '0xbcd4042de499d14e55001ccbb24a551f3b954096',
    privateKey: '0xf214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897',
  },
  {
    address: '0x71be63f3384f5fb98995898a86b02fb2426c5788',
    privateKey: '0x701b615bbdfb9de65240bc28bd21bbc0d996645a3dd57e7b12bc2bdf6f192c82',
  },
  {
    address: '0xfabb0ac9d68b0b445fb7357272ff202c5651694a',
    privateKey: '0xa267530f49f8280200edf313ee7af6b827f2a8bce2897751d06a843f644967b1',
  },
  {
    address: '0x1cbd3b2770909d4e10f157cabc84c7264073c9ec',
    privateKey: '0x47c99abed3324a2707c28affff1267e45918ec8c3f20b8aa892e8b065d2942dd',
  },
  {
    address: '0xdf3e18d64bc6a983f673ab319ccae4f1a57c7097',
    privateKey: '0xc526ee95bf44d8fc405a158bb884d9d1238d99f0612e9f33d006bb0789009aaa',
  },
  {
    address: '0xcd3b766ccdd6ae721141f452c550ca635964ce71',
    privateKey: '0x8166f546bab6da521a8369cab06c5d2b9e46670292d85c875ee9ec20e84ffb61',
  },
  {
    address: '0x2546bcd3c84621e976d8185a91a922ae77ecec30',
    privateKey: '0xea6c44ac03bff858b476bba40716402b03e41b8e97e276d1baec7c37d42484a0',
  },
  {
    address: '0xbda5747bfd65f08deb54cb465eb87d40e51b197e',
    privateKey: '0x689af8efa8c651a91ad287602527f3af2fe9f6501a7ac4b061667b5a93e037fd',
  },
  {
    address: '0xdd2fd4581271e230360230f9337d5c0430bf44c0',
    privateKey: '0xde9be858da4a475276426320d5e9262ecfc3ba460bfac56360bfa6c4c28b4ee0',
  },
  {
    address: '0x8626f6940e2eb28930efb4cef49b2d1f2c9c1199',
    privateKey: '0xdf57089febbacf7ba0bc227dafbffa9fc08a93fdc68e1e42411a14efcf23656e',
  },
]

/** Accounts with a balance in every sandbox. */
export const SANDBOX_ACCOUNTS: readonly DevelopmentAccount[] = [...COW_ACCOUNTS, ...MNEMONIC_ACCOUNTS]

/** Coinbase of regtest's miner: the address of keccak("regtest_miner_secret_please_change"). */
export const DEVELOPMENT_COINBASE = fromHex('0xec4ddeb4380ad69b3e509baad9f158cdf4e4681d')
