// Writes what the network helpers and the assertions of Hardhat 3 observe on the node to the file OBSERVED.
import { writeFileSync } from 'node:fs'
import { network } from 'hardhat'
import { casesOfAssertions } from '../../helpers/matchers.mjs'
import { casesOfNetworkHelpers } from '../../helpers/networkHelpers.mjs'
import { observe } from '../../helpers/observe.mjs'

const { networkHelpers: helpers, provider, viem } = await network.create('scion')
const request = (method, params = []) => provider.request({ method, params })
const observed = {
  'hardhat-network-helpers 3': await observe(casesOfNetworkHelpers({ helpers, request }), request),
  'hardhat-viem-assertions 3': await observe(casesOfAssertions({ viem }), request),
}
writeFileSync(process.env.OBSERVED, JSON.stringify(observed))
