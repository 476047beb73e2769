import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

/** The secret of a demo: created on the first start, the same on every later one. */
export function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    // Two concurrent first starts must end with one secret: the second finds the file and reads it.
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartupError(
        `DATA_DIR ${dataDir} cannot be written (${(error as Error).message}). Choose a directory this user may write to.`,
      )
    }
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new StartupError(`The secret in ${path} is damaged. Remove the file to make a new one.`)
  return secret
}
