// Simulates an internet connection, which a suite checks before each test and does not use.
require('node:dns').lookupService = (_address, _port, done) => done(null, 'dns.google', 'domain')
