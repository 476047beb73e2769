import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The warnings and errors of the server under test. */
export const serverLog = (dataDir: string) => join(dataDir, 'server.log')

/** What the server has logged so far; empty for tests that start servers of their own. */
export function readServerLog(): string {
  try {
    return readFileSync(serverLog(process.env.E2E_DATA_DIR!), 'utf8')
  } catch {
    return ''
  }
}
