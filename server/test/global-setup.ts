import type { TestProject } from 'vitest/node'
import { createDatabase, databaseUrl, TEMPLATE } from './databases.ts'
import { startTestPostgres } from './postgres.ts'
import { fillTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL server for the whole run, with one migrated database that every file clones. */
export default async function setup(project: TestProject) {
  const server = await startTestPostgres()
  try {
    await createDatabase(server.url, TEMPLATE)
    await fillTemplate(databaseUrl(server.url, TEMPLATE))
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgresUrl', server.url)
  return server.stop
}
