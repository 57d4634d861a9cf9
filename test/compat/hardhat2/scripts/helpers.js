// Writes what the helpers and matchers of Hardhat 2 observe on the node to the file OBSERVED.
const { writeFileSync } = require('node:fs')
const helpers = require('@nomicfoundation/hardhat-network-helpers')
const { expect } = require('chai')
const { ethers, network } = require('hardhat')

async function main() {
  const { observe } = await import('../../helpers/observe.mjs')
  const { casesOfMatchers } = await import('../../helpers/matchers.mjs')
  const { casesOfNetworkHelpers, casesOfOldHelpers } = await import('../../helpers/networkHelpers.mjs')
  const request = (method, params = []) => network.provider.request({ method, params })
  const setting = { helpers, request }
  const observed = {
    'hardhat-network-helpers 1': await observe(
      { ...casesOfNetworkHelpers(setting), ...casesOfOldHelpers(setting) },
      request,
    ),
    'hardhat-chai-matchers 2': await observe(casesOfMatchers({ ethers, expect }), request),
  }
  writeFileSync(process.env.OBSERVED, JSON.stringify(observed))
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
