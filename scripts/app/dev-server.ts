import { startServer } from '#server/main.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { loadConfig } from '#server/platform/process/config.ts'
import { runCommand } from '#server/platform/process/startup-error.ts'
import { createEnding } from './ending.ts'
import { greeting } from './greeting.ts'
import { closeServer } from './run-app.ts'

/** The restarted part of `npm run dev`; its database is the one the parent opened. */
runCommand(async () => {
  const config = loadConfig()
  const databaseUrl = config.databaseUrl ?? ''
  const ending = createEnding(() => {})
  ending.allow(config.stopSeconds)
  await migrate(databaseUrl)
  ending.add(closeServer(await startServer({ config, databaseUrl })))
  console.log(greeting({ ...config, databaseUrl: undefined }, performance.now() / 1000))
})
