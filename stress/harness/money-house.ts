import { buildApp } from '#server/app.ts'
import { prepareDatabase, runHouse } from '../../scripts/house/open-house.ts'
import { serveSpending } from './spending.ts'

/** The house as `npm start` opens it, with its own database, without pages, and with a way to spend. */
runHouse(async (house) => {
  const { config, databaseUrl, ending } = house
  await prepareDatabase(house)
  const app = await buildApp({ config, databaseUrl })
  serveSpending(app)
  await app.listen({ host: '127.0.0.1', port: config.port })
  ending.add({ close: () => app.close() })
})
