/**
 * Variables that threads and child processes of this program read: those of the system, of Node.js and of the libraries that they
 * load. They get settings in messages, so they need no variable of this program.
 */
const READ_BY_CHILDREN: readonly string[] = [
  // The system: programs, temporary files, time zone, language, shared libraries, memory.
  ...['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'GLIBC_TUNABLES'],
  ...['MALLOC_ARENA_MAX', 'MALLOC_CONF', 'DYLD_LIBRARY_PATH', 'DYLD_INSERT_LIBRARIES'],
  ...['SystemRoot', 'SystemDrive', 'windir', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA'],
  // Node.js (nodejs.org/api/cli.html#environment-variables), its OpenSSL and libuv.
  ...['NODE_OPTIONS', 'NODE_NO_WARNINGS', 'NODE_ICU_DATA', 'NODE_V8_COVERAGE', 'NODE_EXTRA_CA_CERTS'],
  ...['NODE_COMPILE_CACHE', 'NODE_DISABLE_COMPILE_CACHE', 'OPENSSL_CONF', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
  'UV_THREADPOOL_SIZE',
  // SQLite, the loader of native packages, and PostgreSQL's driver, whose password is in the place of the data.
  ...['SQLITE_TMPDIR', 'LIBC', 'ARM_VERSION', 'PREBUILDS_ONLY', 'PGPASSFILE', 'PGOPTIONS'],
]

/** Returns the environment of a thread or a child process, which has no settings and no secrets of this process. */
export function childEnvironment(environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const entries = READ_BY_CHILDREN.map((name) => [name, environment[name]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
