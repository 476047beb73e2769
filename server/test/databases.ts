import pg from 'pg'

export const TEMPLATE = 'app_template'

export function databaseUrl(serverUrl: string, name: string) {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export const createDatabase = (serverUrl: string, name: string) => onServer(serverUrl, `create database ${name}`)
/** Copies files: the default strategy through the WAL takes twice as long for a thousand small ones. */
export const cloneDatabase = (serverUrl: string, name: string, template = TEMPLATE) =>
  onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
export const dropDatabase = (serverUrl: string, name: string) =>
  onServer(serverUrl, `drop database if exists ${name} with (force)`)

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
