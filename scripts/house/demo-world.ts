import pg from 'pg'
import type { Config } from '#server/platform/config.ts'
import { StartupError } from '#server/platform/startup-error.ts'

/** Demo mode has its world from the first start on; production mode never meets one. */
export async function settleDemoWorld(mode: Config['mode'], databaseUrl: string, say: (line: string) => void) {
  const { demo, people } = await holds(databaseUrl)
  if (mode === 'production' && demo) {
    throw new StartupError(
      'This database holds the demo world, whose people anybody can sign in as. ' +
        'Production mode needs a database of its own: set DATABASE_URL or DATA_DIR to a new one.',
    )
  }
  if (mode === 'production' || demo) return
  if (people) {
    throw new StartupError(
      'This database holds people who are not of the demo world, and demo mode would show their OTPs. ' +
        'Set APP_MODE=production, or set DATABASE_URL or DATA_DIR to a new one for the demo.',
    )
  }
  say('Loading the demo world (only the first time) …')
  const { loadDemoWorld } = await import('#demo/load.ts')
  await loadDemoWorld(databaseUrl)
}

async function holds(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ demo: boolean; people: boolean }>(
      'select exists (select from demo_world) as demo, exists (select from accounts) as people',
    )
    return rows[0] ?? { demo: false, people: false }
  } finally {
    await client.end()
  }
}
