import { spawn } from 'node:child_process'
import { StartupError } from '../../process/startup-error.ts'
import type { Account } from './account.ts'

/** Runs a tool to its end and returns its output; the account's own environment is not passed on. */
export function runAs(
  account: Account,
  file: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  const { PATH, SystemRoot } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve({ code, output }))
    child.on('error', (error: NodeJS.ErrnoException) => {
      const whom = account ? ` as user ${account.uid}` : ''
      reject(
        new StartupError(
          `${file} could not be run${whom} (${error.code}). Run npm ci again, or set DATABASE_URL to a server of your own.`,
        ),
      )
    })
  })
}
