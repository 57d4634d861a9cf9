import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type BrowserContext, chromium, type Worker } from 'playwright-core'
import { listen } from '../../_helpers/listen.ts'
import { EXECUTABLE } from '../browser/_chromium.ts'

/** A foreign host name that resolves to this machine, as in a DNS rebinding attack. */
export const FOREIGN_HOST = 'evil.example'

const here = import.meta.dirname

export interface WalletBrowser {
  readonly context: BrowserContext
  /** The service worker of the extension. */
  readonly wallet: Worker
  /** The port of a web server whose page is served under every host name of this machine. */
  readonly pagePort: number
  close(): Promise<void>
}

/** Opens a browser with a wallet extension, and a web server other than the node. */
export async function openWalletBrowser(): Promise<WalletBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-browser-'))
  const entryPoints = [join(here, 'page.mjs'), join(here, 'extension/worker.ts')]
  await build({ entryPoints, bundle: true, format: 'iife', outdir: folder, logLevel: 'error' })
  const extension = join(folder, 'extension')
  await copyFile(join(here, 'extension/manifest.json'), join(extension, 'manifest.json'))
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: EXECUTABLE,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...['--no-sandbox', '--disable-gpu', `--load-extension=${extension}`],
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      `--host-resolver-rules=MAP ${FOREIGN_HOST} 127.0.0.1`,
    ],
  })
  const wallet = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const page = await servePage(join(folder, 'page.js'))
  return {
    context,
    wallet,
    pagePort: page.port,
    async close() {
      await context.close()
      await page.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const PAGE = '<!doctype html><title>A page</title><script src="/page.js"></script>'

/** A page with a sandboxed frame, whose origin is `null`. */
const FRAMING = `<!doctype html><iframe sandbox="allow-scripts" srcdoc='<script src="/page.js"></script>'></iframe>`

async function servePage(script: string): Promise<{ readonly port: number; close(): Promise<void> }> {
  const code = await readFile(script, 'utf8')
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? code : url === '/framing' ? FRAMING : PAGE)
  })
  return listen(server)
}
