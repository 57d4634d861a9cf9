const { folders, chainFolders, tools } = require('./scripts/layers.cjs')

const pathOf = (name) => (/^generated\b/.test(name) ? `^${name}/` : `^src/${name}(/|[.]ts$)`)

const layer = (name, path, allowed) => ({
  name: `layer-${name}`,
  severity: 'error',
  from: { path },
  to: { path: '^(src|generated)/', pathNot: [path, ...allowed.map(pathOf)] },
})

const layers = Object.entries(folders).map(([folder, allowed]) => layer(folder, `^src/${folder}/`, allowed))
const toolLayers = Object.entries(tools).map(([folder, allowed]) => layer(folder, `^${folder}/`, allowed))

// What a folder of src/chain may import of the others; the rule of src/chain holds for all else.
const chainLayers = Object.entries(chainFolders).map(([folder, allowed]) => ({
  name: `layer-chain-${folder}`,
  severity: 'error',
  from: { path: `^src/chain/${folder}/` },
  to: {
    path: '^src/chain/',
    pathNot: ['^src/chain/context[.]ts$', ...[folder, ...allowed].map((other) => `^src/chain/${other}/`)],
  },
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
    ...chainLayers,
    ...toolLayers,
    {
      name: 'layer-scripts',
      severity: 'error',
      from: { path: '^scripts/', pathNot: ['scripts/fixture', ...Object.keys(tools)].map((folder) => `^${folder}/`) },
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
      name: 'evm-only-by-evm.ts',
      severity: 'error',
      from: { pathNot: '^src/evm/' },
      to: { path: '^src/evm/', pathNot: '^src/evm/(evm|nativeContracts)[.]ts$' },
    },
    {
      name: 'native-contracts-only-by-bridge-and-remasc',
      severity: 'error',
      from: { pathNot: '^src/(evm|bridge|chain/execution/remasc)/' },
      to: { path: '^src/evm/nativeContracts[.]ts$' },
    },
    only('sqlite-in-one-file', ['@photostructure/sqlite'], '^src/storage/sqlite/driver[.]ts$'),
    only('pg-in-one-file', ['pg'], '^src/storage/postgres/connection[.]ts$'),
    only('fastify-inside-server', ['fastify', '@fastify'], '^src/server/'),
    only('ws-in-two-places', ['ws'], '^src/(server/websocket/|follow/headNotifications[.]ts$)'),
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
