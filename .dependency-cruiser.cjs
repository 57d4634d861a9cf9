const { folders, chainRooms, tools } = require('./scripts/layers.cjs')

const pathOf = (name) => (/^generated\b/.test(name) ? `^${name}/` : `^src/${name}(/|[.]ts$)`)

const layer = (name, path, allowed) => ({
  name: `layer-${name}`,
  severity: 'error',
  from: { path },
  to: { path: '^(src|generated)/', pathNot: [path, ...allowed.map(pathOf)] },
})

const layers = Object.entries(folders).map(([folder, allowed]) => layer(folder, `^src/${folder}/`, allowed))
const toolLayers = Object.entries(tools).map(([folder, allowed]) => layer(folder, `^${folder}/`, allowed))

// A folder of src/chain imports only these others of src/chain; the rule of src/chain holds for all else.
const rooms = Object.entries(chainRooms).map(([room, allowed]) => ({
  name: `layer-chain-${room}`,
  severity: 'error',
  from: { path: `^src/chain/${room}/` },
  to: { path: '^src/chain/', pathNot: [`^src/chain/${room}/`, ...allowed.map((other) => `^src/chain/${other}/`)] },
}))

const only = (name, packages, files) => ({
  name,
  severity: 'error',
  from: { path: '^src/', pathNot: files },
  to: { path: packages.map((one) => `node_modules/${one}(/|$)`) },
})

module.exports = {
  forbidden: [
    ...layers,
    ...rooms,
    ...toolLayers,
    {
      name: 'layer-scripts',
      severity: 'error',
      from: { path: '^scripts/', pathNot: Object.keys(tools).map((folder) => `^${folder}/`) },
      to: { path: '^(src|generated)/' },
    },
    {
      name: 'program-without-tools',
      severity: 'error',
      from: { path: '^(src|generated)/' },
      to: { path: '^(bench|scripts|test)/' },
    },
    {
      name: 'scripts-without-bench',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^bench/', pathNot: '^bench/contracts/' },
    },
    { name: 'no-circles', severity: 'error', from: { path: '^(src|bench|scripts)/' }, to: { circular: true } },
    { name: 'generated-stands-alone', severity: 'error', from: { path: '^generated/' }, to: { path: '^src/' } },
    {
      name: 'evm-by-its-face',
      severity: 'error',
      from: { pathNot: '^src/evm/' },
      to: { path: '^src/evm/', pathNot: '^src/evm/evm[.]ts$' },
    },
    only('sqlite-in-one-file', ['@photostructure/sqlite'], '^src/store/sqlite/driver[.]ts$'),
    only('pg-in-one-file', ['pg'], '^src/store/postgres/connection[.]ts$'),
    only('fastify-inside-server', ['fastify', '@fastify'], '^src/server/'),
    only('ws-in-one-folder', ['ws'], '^src/server/webSocket/'),
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^(src|generated)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
