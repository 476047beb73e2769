import { createServer } from 'node:net'
import type { Config } from '#server/platform/process/config.ts'
import { StartupError } from '#server/platform/process/startup-error.ts'

type Address = Pick<Config, 'host' | 'port'>

/** Checked before the long work of a first start, so that nobody waits a minute for this error. */
export function assertPortFree({ host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(inWords(error, { host, port })))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** A listen error as something a person can fix. */
export function inWords(error: unknown, { host, port }: Address): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is in use by another program. Stop it, or set another PORT: PORT=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES') return new StartupError(`This user may not listen on port ${port}. Set a PORT above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(
      `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
    )
  }
  return error
}
