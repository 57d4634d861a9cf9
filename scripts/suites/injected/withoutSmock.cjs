// Replaces smock, which works only on Hardhat's own network: `smock.mock` deploys the contract itself, and `smock.fake` fails.
const Module = require('node:module')

const load = Module._load

const smock = {
  mock: (name) => Module.createRequire(`${process.cwd()}/package.json`)('hardhat').ethers.getContractFactory(name),
  fake() {
    throw new Error("smock.fake needs Hardhat's own network")
  },
  matchers() {},
}

Module._load = (name, ...rest) => (name === '@defi-wonderland/smock' ? { smock } : load(name, ...rest))
