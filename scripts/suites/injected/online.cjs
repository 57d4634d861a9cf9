// Lets a suite believe that there is an internet, which it looks for before each test and then does not use.
require('node:dns').lookupService = (_address, _port, done) => done(null, 'dns.google', 'domain')
