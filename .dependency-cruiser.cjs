const { folders, chainRooms } = require('./scripts/layers.cjs')

const pathOf = (name) => (/^generated\b/.test(name) ? `^${name}/` : `^src/${name}(/|[.]ts$)`)

const layer = (name, inside, allowed) => ({
  name: `layer-${name}`,
  severity: 'error',
  from: { path: `^src/${inside}/` },
  to: { path: '^(src|generated)/', pathNot: [`^src/${inside}/`, ...allowed.map(pathOf)] },
})

const layers = Object.entries(folders).map(([folder, allowed]) => layer(folder, folder, allowed))

// What a room may import of the other rooms; the rule of its folder holds for all else.
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
    { name: 'no-circles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
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
