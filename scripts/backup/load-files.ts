import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '#server/platform/process/startup-error.ts'
import { fileOf, readArchive } from './archive.ts'

/** Writes the stored files beside the present ones and then replaces them. */
export async function loadFiles(filesDir: string, path: string) {
  const fresh = `${filesDir}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  for await (const entry of readArchive(path)) {
    const name = fileOf(entry.name)
    if (name === undefined) for await (const _ of entry.chunks);
    else await pipeline(entry.chunks, createWriteStream(placeFor(fresh, name), { mode: 0o600 }))
  }
  const old = `${filesDir}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(filesDir)) renameSync(filesDir, old)
  renameSync(fresh, filesDir)
  rmSync(old, { recursive: true, force: true })
}

/** Refuses a name that leads out of the directory. */
function placeFor(dir: string, name: string): string {
  const place = resolve(join(dir, name))
  if (!place.startsWith(dir + sep)) throw new StartupError(`The backup holds a file with a forbidden name: ${name}.`)
  mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
  return place
}
