import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '#server/platform/process/config.ts'

const WATCHED = ['server', 'contract', 'demo', 'scripts/app']
const SETTLE_MS = 100

/** Runs the server and restarts it when its sources change; after a failure it waits for the next change. */
export function createRestarter(env: NodeJS.ProcessEnv) {
  let server = launch(env)
  let waiting: NodeJS.Timeout | undefined
  let turning = Promise.resolve()

  const turn = () => {
    turning = turning.then(async () => {
      await end(server)
      server = launch(env)
    })
  }
  const watchers = WATCHED.map((dir) =>
    watch(join(projectDir, dir), { recursive: true }, (_, name) => {
      if (!name || !/\.(ts|sql|json)$/.test(name) || name.includes('.test.')) return
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        console.log(`\n${join(dir, name)} changed, restarting …`)
        turn()
      }, SETTLE_MS)
    }),
  )
  return {
    async stop() {
      clearTimeout(waiting)
      for (const watcher of watchers) watcher.close()
      await turning
      await end(server)
    },
    kill: () => void server.kill('SIGKILL'),
  }
}

/**
 * In its own process group: Ctrl-C in the terminal reaches only the parent, which ends the server before the database.
 */
const launch = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [join(import.meta.dirname, 'dev-server.ts')], { env, stdio: 'inherit', detached: true })

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
