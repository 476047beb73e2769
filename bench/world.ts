import { loadDemoWorld } from '#demo/load.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { SIZES, type Size, WORLD_NOW } from './harness/worlds.ts'
import { fillWorld, seconds } from './world/fill.ts'

/** node bench/world.ts 100k postgres://…: adds that many consultants to the demo data. */
const [size = '', databaseUrl] = process.argv.slice(2)
const count = SIZES[size.toLowerCase() as Size]
if (!count || !databaseUrl) {
  console.error(`Usage: node bench/world.ts <${Object.keys(SIZES).join('|')}> <databaseUrl>`)
  process.exit(1)
}
const startedAt = performance.now()
await migrate(databaseUrl)
await loadDemoWorld(databaseUrl, WORLD_NOW)
await fillWorld(databaseUrl, count, console.log)
console.log(`${count.toLocaleString('en-IN')} consultants in ${seconds(startedAt)} s`)
