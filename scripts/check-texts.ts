import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import cities from '../web/app/domains/catalogue/hi-cities.ts'
import { compareTexts, type HindiFiles, type Use } from './texts/compare.ts'
import { catalogueOf, readHindiFiles, serverCatalogueOf } from './texts/hindi-files.ts'
import { fieldTexts, literalTexts, spokenTexts, usedTexts } from './texts/used-texts.ts'
import { findUnwantedTerms, type ShownText } from './texts/voice.ts'

const root = join(import.meta.dirname, '..')

function sourcesBelow(folder: string) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .map((file) => join(root, folder, file))
    .map((path) => ({ path: relative(root, path), source: readFileSync(path, 'utf8') }))
}

function readUses(findings: string[]): Use[] {
  const uses: Use[] = []
  for (const { path, source } of sourcesBelow('web/app')) {
    const { keys, built } = usedTexts(source, path.endsWith('x'))
    if (built > 0) findings.push(`${path}: a text is put together at run time, so it cannot be translated`)
    for (const key of keys) uses.push({ key, where: path, catalogue: catalogueOf(path) })
  }
  for (const { path, source } of sourcesBelow('contract/src')) {
    for (const key of spokenTexts(source)) uses.push({ key, where: path, catalogue: serverCatalogueOf(path) })
  }
  for (const { path, source } of sourcesBelow('server/src/domains')) {
    for (const key of fieldTexts(source)) uses.push({ key, where: path, catalogue: serverCatalogueOf(path) })
  }
  // Names that come with the data.
  const where = 'web/app/domains/catalogue/hi-cities.ts'
  for (const city of Object.keys(cities)) uses.push({ key: city, where, catalogue: where })
  return uses
}

/** Files outside the catalogues whose sentences people read: notifications, documents, the audit log, demo pages and demo content. */
const SPEAKING =
  /\/notification-texts[./]|\/audit-texts\.ts$|-names\.ts$|orders\/reasons\.ts$|platform\/outbox\/when\.ts$|\/words\.ts$|statements\/rules\.ts$|platform\/demo\/page\.ts$/

function* readShown(files: HindiFiles): Iterable<ShownText> {
  for (const [where, { texts }] of files) {
    for (const [english, hindi] of Object.entries(texts)) {
      yield { text: english, where }
      for (const text of typeof hindi === 'string' ? [hindi] : Object.values(hindi)) yield { text, where }
    }
  }
  const speaking = sourcesBelow('server/src').filter(({ path }) => SPEAKING.test(path))
  const names = sourcesBelow('contract/src').filter(({ path }) => SPEAKING.test(path))
  for (const { path, source } of [...speaking, ...names, ...sourcesBelow('demo')]) {
    for (const text of literalTexts(source)) yield { text, where: path }
  }
}

/** `npm run check:texts`: every English text has its Hindi, no Hindi text is unused, and both keep to docs/voice.md. */
const findings: string[] = []
const files = await readHindiFiles()
findings.push(...compareTexts(readUses(findings), files), ...findUnwantedTerms(readShown(files)))
for (const finding of findings) console.log(finding)
process.exitCode = findings.length > 0 ? 1 : 0
