import { type Area, everywhere, withCompanions } from '../../web/app/lib/i18n/areas.ts'
import type { Catalogue } from '../../web/app/lib/i18n/texts.ts'

/** A Hindi catalogue: hi.ts of a folder. It is loaded with the areas that import it (web/app/texts/<area>.ts). */
export interface HindiFile {
  areas: readonly Area[]
  texts: Catalogue
}
/** By path. */
export type HindiFiles = ReadonlyMap<string, HindiFile>

/** An English text, the file that shows it, and the catalogue of that file's folder, which may not exist yet. */
export interface Use {
  key: string
  where: string
  catalogue: string
}

/** Missing Hindi texts, unused ones, duplicates, contradicting translations, and lost placeholders. */
export function compareTexts(uses: readonly Use[], files: HindiFiles): string[] {
  return [
    ...[...files].flatMap(([path, { areas }]) =>
      areas.length === 0 ? [`${path} is loaded nowhere: import it in web/app/texts/<area>.ts`] : [],
    ),
    ...missingTexts(uses, files),
    ...[...files].flatMap(([path, file]) => [...unusedTexts(uses, files, path, file), ...damagedTexts(path, file)]),
    ...repeatedTexts(files),
  ]
}

const loadedWith = (area: Area | undefined) => (area ? withCompanions([area]) : everywhere)
const areasOf = (files: HindiFiles, path: string): readonly (Area | undefined)[] => {
  const areas = files.get(path)?.areas ?? []
  return areas.length > 0 ? areas : [undefined]
}
const holdersOf = (files: HindiFiles, key: string) =>
  [...files].filter(([, { texts }]) => Object.hasOwn(texts, key)).map(([path, file]) => ({ path, ...file }))

function missingTexts(uses: readonly Use[], files: HindiFiles) {
  const findings = new Set<string>()
  for (const { key, where, catalogue } of uses) {
    const holders = holdersOf(files, key)
    const isLoaded = (area: Area | undefined) =>
      holders.some(({ areas }) => areas.some((one) => loadedWith(area).includes(one)))
    if (areasOf(files, catalogue).every(isLoaded)) continue
    const known = holders[0] && `; ${holders[0].path} has ${JSON.stringify(holders[0].texts[key])}`
    findings.add(`missing: '${key}' (${where}); add it to ${catalogue}${known ?? ''}`)
  }
  return findings
}

function unusedTexts(uses: readonly Use[], files: HindiFiles, path: string, { areas, texts }: HindiFile) {
  const isLoadedWith = (catalogue: string) =>
    areasOf(files, catalogue).some((area) => areas.some((one) => loadedWith(area).includes(one)))
  const shown = new Set(uses.filter(({ catalogue }) => isLoadedWith(catalogue)).map(({ key }) => key))
  return Object.keys(texts).flatMap((key) => (shown.has(key) ? [] : [`unused in ${path}: '${key}'`]))
}

const damagedTexts = (path: string, { texts }: HindiFile) =>
  Object.entries(texts).flatMap(([key, hindi]) =>
    formsOf(hindi).flatMap((form) =>
      placesOf(form) === placesOf(key) ? [] : [`other places in ${path}: '${key}' → '${form}'`],
    ),
  )

/** All loaded catalogues are merged, so of two texts the one loaded last would be shown. */
function repeatedTexts(files: HindiFiles) {
  const findings: string[] = []
  const paths = [...files.keys()]
  for (const [path, { areas, texts }] of files) {
    for (const key of Object.keys(texts)) {
      for (const other of holdersOf(files, key)) {
        if (paths.indexOf(other.path) <= paths.indexOf(path)) continue
        const both = `'${key}' in ${path} and ${other.path}`
        const together = areas.some((area) => other.areas.some((one) => meet(area, one)))
        if (together) findings.push(`twice: ${both}`)
        else if (JSON.stringify(texts[key]) !== JSON.stringify(other.texts[key]))
          findings.push(`two Hindi texts: ${both}; separate its meanings with '|'`)
      }
    }
  }
  return findings
}

const meet = (one: Area, other: Area) => loadedWith(one).includes(other) || loadedWith(other).includes(one)
const formsOf = (hindi: Catalogue[string]) => (typeof hindi === 'string' ? [hindi] : Object.values(hindi))
const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ')
