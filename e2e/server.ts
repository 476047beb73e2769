import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, makePassable } from '#server/platform/postgres/account.ts'
import { removeCluster } from '#server/platform/postgres/place.ts'
import { startCommand } from '../scripts/house/start-command.ts'

/** The product as `npm start` opens it, on a port and a DATA_DIR of its own that is gone afterwards. */
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'paramarsh-e2e-'))
if (isRoot()) makePassable(dataDir)
const command = startCommand()
const house = spawn(process.execPath, [...command.flags, command.file], {
  env: {
    ...process.env,
    ...command.env,
    PORT: process.env.E2E_PORT ?? '3100',
    DATA_DIR: dataDir,
    APP_MODE: 'demo',
    LOG_LEVEL: 'warn',
    // Each test may come from an address of its own, so that the caps of one do not stop another.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => house.kill('SIGTERM'))
// Playwright may be killed before it can stop us.
const parent = process.ppid
setInterval(() => process.ppid !== parent && house.kill('SIGTERM'), 1000).unref()
house.on('exit', (code) => {
  removeCluster(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
