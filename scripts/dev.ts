import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { assertPortFree } from './house/listen.ts'
import { prepareDatabase, runHouse } from './house/open-house.ts'

process.env.NODE_ENV = 'development'

/** `npm run dev`: the database stays up while the server starts anew with every change; pages change in place. */
runHouse(async (house) => {
  await assertPortFree(house.config)
  await prepareDatabase(house)
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(import.meta.dirname, 'house/dev-server.ts')],
    {
      env: { ...process.env, DATABASE_URL: house.databaseUrl },
      stdio: 'inherit',
      // A Ctrl-C of the terminal comes to us alone, and we end the server before the database.
      detached: true,
    },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  house.ending.add({
    close: () => {
      server.kill('SIGTERM')
      return ended
    },
    kill: () => server.kill('SIGKILL'),
  })
  void ended.then(() => house.ending.end(1))
})
