// Loaded into a process with --require: as on a platform for which secp256k1 has no binary.
const Module = require('node:module')

const load = Module._load
Module._load = (request, ...rest) => {
  if (request.startsWith('secp256k1')) throw new Error('No native build was found')
  return load(request, ...rest)
}
