import { startServer } from '#server/main.ts'
import { loadConfig } from '#server/platform/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { runCommand } from '#server/platform/startup-error.ts'
import { createEnding } from './ending.ts'
import { greeting } from './greeting.ts'
import { closeServer } from './run-app.ts'

/** The restarted part of `npm run dev`; its database is the one the parent opened. */
runCommand(async () => {
  const config = loadConfig()
  const databaseUrl = config.databaseUrl ?? ''
  const ending = createEnding(() => {})
  await migrate(databaseUrl)
  ending.add(closeServer(await startServer({ config, databaseUrl })))
  console.log(greeting({ ...config, databaseUrl: undefined }, performance.now() / 1000))
})
