// Replaces the native engine of Prisma's client, which would be downloaded, by an adapter in JavaScript.
const Module = require('node:module')

const load = Module._load
Module._load = (request, ...rest) => {
  const loaded = load(request, ...rest)
  return request === '@prisma/client' ? withAdapter(loaded) : loaded
}

function withAdapter(prisma) {
  const { PrismaPg } = Module.createRequire(`${process.cwd()}/package.json`)('@prisma/adapter-pg')
  class PrismaClient extends prisma.PrismaClient {
    constructor() {
      super({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) })
    }
  }
  return { ...prisma, PrismaClient }
}
