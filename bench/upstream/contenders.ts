import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Program, startProgram, type Target } from '../target.ts'

/** The configuration of nginx as a plain proxy: one worker with persistent connections. */
const NGINX = `worker_processes 1; daemon off; pid nginx.pid; error_log stderr;
events { worker_connections 1024; }
http { access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
keepalive_requests 1000000;
upstream endpoint { server ENDPOINT; keepalive 64; keepalive_requests 1000000; }
server { listen 127.0.0.1:PORT; location / { proxy_pass http://endpoint; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host 127.0.0.1; } } }`

export interface Place {
  /** Folder of the project. */
  readonly root: string
  /** Folder in which programs write. */
  readonly folder: string
  /** Folder into which the profile of Scion is written when it ends. */
  readonly profile: string | undefined
}

/** Starts what is measured in front of the endpoint at each URL: nginx, a plain proxy of Node and Scion. */
export const CONTENDERS: readonly ((url: string, place: Place) => Promise<Target>)[] = [
  (url, place) => start(place, { name: 'nginx', ...withNginx(url) }),
  (url, place) =>
    start(place, {
      name: 'proxy of Node',
      command: process.execPath,
      args: [join(place.root, 'bench/upstream/proxy.mjs'), url],
    }),
  (url, place) => start(place, { name: 'scion', command: process.execPath, args: argsOfScion(url, place) }),
]

/** Writes the configuration in the folder in which it is started, with the port that follows the arguments. */
function withNginx(url: string): Omit<Program, 'name'> {
  const config = NGINX.replace('ENDPOINT', new URL(url).host)
  return {
    command: 'sh',
    args: ['-c', `echo '${config}' | sed "s/PORT/$2/" > nginx.conf; exec nginx -p . -c nginx.conf`, 'nginx'],
  }
}

function argsOfScion(url: string, { root, profile }: Place): readonly string[] {
  const node = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]
  const flags = [
    '--open',
    '--max-connections',
    '0',
    '--upstream-requests-per-second',
    '0',
    '--upstream',
    `regtest=${url}`,
  ]
  return [...node, join(root, 'dist/src/scion.js'), 'start', '--data', 'data', ...flags]
}

async function start({ folder }: Place, program: Program): Promise<Target> {
  const own = join(folder, program.name)
  await mkdir(own)
  return startProgram(program, own)
}
