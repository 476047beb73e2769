import { createRestarter } from './house/dev-restarter.ts'
import { assertPortFree } from './house/listen.ts'
import { prepareDatabase, runHouse } from './house/open-house.ts'

process.env.NODE_ENV = 'development'

/** `npm run dev`: the database stays up while the server starts anew with every change; pages change in place. */
runHouse(async (house) => {
  await assertPortFree(house.config)
  await prepareDatabase(house)
  const server = createRestarter({ ...process.env, DATABASE_URL: house.databaseUrl })
  house.ending.add({ close: server.stop, kill: server.kill })
})
