import { StartupError } from '#server/platform/process/startup-error.ts'
import { bytesOf, FORMAT, hashes, type Manifest, readArchive, type Totals, tableOf } from './archive.ts'

export interface Verified {
  manifest: Manifest
  totals: Totals
}

/** Reads the whole backup and compares it with its totals, before anything is changed. */
export async function verifyBackup(path: string): Promise<Verified> {
  const sums = hashes()
  let manifest: Manifest | undefined
  let totals: Totals | undefined
  for await (const entry of readArchive(path)) {
    if (entry.name === 'manifest.json') manifest = JSON.parse(String(await bytesOf(entry))) as Manifest
    else if (entry.name === 'totals.json') totals = JSON.parse(String(await bytesOf(entry))) as Totals
    else {
      const hash = sums.of(tableOf(entry.name) ?? entry.name)
      for await (const chunk of entry.chunks) hash.update(chunk)
    }
  }
  if (!manifest || !totals) throw new StartupError(`${path} is not a whole backup of Paramarsh.`)
  if (manifest.format !== FORMAT) throw new StartupError(`${path} was made by another version of Paramarsh.`)
  const damaged = [
    ...Object.entries(totals.tables).filter(([name, { sha256 }]) => sums.digest(name) !== sha256),
    ...Object.entries(totals.files).filter(([name, sha256]) => sums.digest(`files/${name}`) !== sha256),
  ].map(([name]) => name)
  if (damaged.length > 0) throw new StartupError(`${path} is damaged: ${damaged.slice(0, 5).join(', ')}.`)
  return { manifest, totals }
}
