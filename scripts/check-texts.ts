import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Area, areaOfFolder, areas } from '../web/app/lib/i18n/areas.ts'
import type { Catalogue } from '../web/app/lib/i18n/texts.ts'
import { cities } from '../web/app/locales/hi/wire/cities.ts'
import { type Catalogues, compareTexts, type Used } from './texts/compare.ts'
import { literalTexts, spokenTexts, usedTexts } from './texts/used-texts.ts'
import { findUnwantedTerms, type ShownText } from './texts/voice.ts'

const root = join(import.meta.dirname, '..')
const app = join(root, 'web/app')

function sourcesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !file.startsWith('locales/'))
    .map((file) => ({ file, path: join(folder, file), source: readFileSync(join(folder, file), 'utf8') }))
}

const areaOf = (file: string): Area => areaOfFolder.find(([folder]) => file.startsWith(folder))?.[1] ?? 'shell'

function readUsed(findings: string[]): Used {
  const used: Used = new Map(areas.map((area) => [area, new Map()]))
  for (const { file, path, source } of sourcesBelow(app)) {
    const { keys, built } = usedTexts(source, file.endsWith('x'))
    if (built > 0)
      findings.push(`${relative(root, path)}: a text is put together at run time, so it cannot be translated`)
    for (const key of keys) used.get(areaOf(file))?.set(key, relative(root, path))
  }
  for (const { path, source } of sourcesBelow(join(root, 'contract/src'))) {
    for (const key of spokenTexts(source)) used.get('wire')?.set(key, relative(root, path))
  }
  // Names that come with the data.
  for (const city of Object.keys(cities)) used.get('wire')?.set(city, 'web/app/locales/hi/wire/cities.ts')
  return used
}

async function readCatalogues(): Promise<Catalogues> {
  const read = areas.map(async (area): Promise<[Area, Catalogue]> => {
    const file = (await import(`../web/app/locales/hi/${area}.ts`)) as { default: Catalogue }
    return [area, file.default]
  })
  return new Map(await Promise.all(read))
}

/** Files outside the catalogues whose sentences people read: notifications, documents, demo pages and demo content. */
const SPEAKING =
  /\/notification-texts[./]|orders\/reasons\.ts$|platform\/outbox\/when\.ts$|\/words\.ts$|statements\/rules\.ts$|platform\/demo\/page\.ts$/

function* readShown(catalogues: Catalogues): Iterable<ShownText> {
  for (const [area, catalogue] of catalogues) {
    const where = `web/app/locales/hi/${area}`
    for (const [english, hindi] of Object.entries(catalogue)) {
      yield { text: english, where }
      for (const text of typeof hindi === 'string' ? [hindi] : Object.values(hindi)) yield { text, where }
    }
  }
  const speaking = sourcesBelow(join(root, 'server/src')).filter(({ file }) => SPEAKING.test(file))
  for (const { path, source } of [...speaking, ...sourcesBelow(join(root, 'demo'))]) {
    for (const text of literalTexts(source)) yield { text, where: relative(root, path) }
  }
}

/** `npm run check:texts`: every English text has its Hindi, no Hindi text is unused, and both keep to docs/voice.md. */
const findings: string[] = []
const catalogues = await readCatalogues()
findings.push(...compareTexts(readUsed(findings), catalogues), ...findUnwantedTerms(readShown(catalogues)))
for (const finding of findings) console.log(finding)
process.exitCode = findings.length > 0 ? 1 : 0
