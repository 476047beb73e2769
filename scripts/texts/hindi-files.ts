import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Area, areas } from '../../web/app/lib/i18n/areas.ts'
import type { Catalogue } from '../../web/app/lib/i18n/texts.ts'
import type { HindiFile } from './compare.ts'

const root = join(import.meta.dirname, '../..')
const APP = 'web/app'

/** The catalogue of an area: what it imports, and the few texts that belong to no folder. */
const entryOf = (area: Area) => `${APP}/texts/${area}.ts`

/** Paths that the catalogue of an area imports. */
const importsOf = (area: Area) =>
  [...readFileSync(join(root, entryOf(area)), 'utf8').matchAll(/^import \w+ from '([^']+)'/gm)].map(([, path = '']) =>
    posix.join(APP, 'texts', path),
  )

const read = async (path: string) => ((await import(join(root, path))) as { default: Catalogue }).default

/** Every Hindi catalogue below web/app, with the areas it is loaded with. */
export async function readHindiFiles(): Promise<Map<string, HindiFile>> {
  const names = Object.keys(areas) as Area[]
  const imported = new Map(names.map((area) => [area, importsOf(area)]))
  const paths = readdirSync(join(root, APP), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(APP, file))
    .filter((path) => /\/hi(?:-\w+)?\.ts$/.test(path))
    .sort()
  const files = new Map<string, HindiFile>()
  for (const path of paths) {
    files.set(path, { areas: names.filter((area) => imported.get(area)?.includes(path)), texts: await read(path) })
  }
  for (const area of names) {
    const others = new Set(imported.get(area)?.flatMap((path) => Object.keys(files.get(path)?.texts ?? {})))
    const own = Object.entries(await read(entryOf(area))).filter(([key]) => !others.has(key))
    if (own.length > 0) files.set(entryOf(area), { areas: [area], texts: Object.fromEntries(own) })
  }
  return files
}

/** The catalogue for the texts of a file below web/app: hi.ts of its folder or of the nearest one around it. */
export function catalogueOf(path: string, exists = (file: string) => existsSync(join(root, file))): string {
  for (let folder = dirname(path); folder !== APP && folder !== '.'; folder = dirname(folder)) {
    if (exists(`${folder}/hi.ts`)) return `${folder}/hi.ts`
  }
  const [own] = /^web\/app\/(?:domains|features)\/[^/]+(?=\/)/.exec(path) ?? []
  return own ? `${own}/hi.ts` : entryOf('shell')
}

/** The catalogue for the texts that a file of the contract or the server sends to people. */
export function serverCatalogueOf(path: string): string {
  const [, domain] = /^(?:contract\/src|server\/src\/domains)\/([^/]+)\//.exec(path) ?? []
  const own = `${APP}/domains/${domain}/hi-server.ts`
  return existsSync(join(root, own)) ? own : entryOf('server')
}
