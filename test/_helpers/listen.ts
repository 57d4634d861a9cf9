import type { Server } from 'node:http'

/** Has a server listen on an address of loopback, on a port that is free. */
export async function listen(
  server: Server,
  host = '127.0.0.1',
): Promise<{ readonly port: number; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections() // a browser opens some ahead of need, and those would stay open
    })
  return { port, close }
}
