import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startCommand } from '../scripts/app/start-command.ts'
import { serverLog } from './support/server-log.ts'

/** The product as `npm start` runs it, on its own port and a temporary DATA_DIR. */
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'paramarsh-e2e-'))
if (isRoot()) makePassable(dataDir)
const command = startCommand()
const app = spawn(process.execPath, [...command.flags, command.file], {
  env: {
    ...process.env,
    ...command.env,
    PORT: process.env.E2E_PORT ?? '3100',
    DATA_DIR: dataDir,
    APP_MODE: 'demo',
    // Tests decide who is online.
    DEMO_ANSWERS: 'no',
    LOG_LEVEL: 'warn',
    // Each test may use its own client address, so that rate limits of one do not affect another.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
  stdio: ['inherit', openSync(serverLog(dataDir), 'w'), 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.kill('SIGTERM'))
// Playwright may be killed before it can stop this process.
const parent = process.ppid
setInterval(() => process.ppid !== parent && app.kill('SIGTERM'), 1000).unref()
app.on('exit', (code) => {
  removeCluster(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
