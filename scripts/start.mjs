// `npm start -- --port 4444` runs `scion start --port 4444`.
process.argv.splice(2, 0, 'start')
await import('./scion.mjs')
