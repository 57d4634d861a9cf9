// `npm start -- --port 4444` is `scion start --port 4444`.
process.argv.splice(2, 0, 'start')
await import('./scion.mjs')
