import type { Area } from '../../web/app/lib/i18n/areas.ts'
import type { Catalogue } from '../../web/app/lib/i18n/texts.ts'

/** English texts by the area that shows them, with their location for the message. */
export type Used = Map<Area, Map<string, string>>
export type Catalogues = Map<Area, Catalogue>

/** Loaded on every page, so a text there serves every area. */
const everywhere: readonly Area[] = ['shell', 'wire']

/** Missing Hindi texts, unused ones, contradicting translations, and lost placeholders. */
export function compareTexts(used: Used, catalogues: Catalogues) {
  const findings: string[] = []
  const has = (area: Area, key: string) => Object.hasOwn(catalogues.get(area) ?? {}, key)
  for (const [area, texts] of used) {
    for (const [key, where] of texts) {
      if (![area, ...everywhere].some((one) => has(one, key))) findings.push(`missing in ${area}: '${key}' (${where})`)
    }
  }
  const said = new Map<string, { area: Area; hindi: string }>()
  for (const [area, catalogue] of catalogues) {
    const shown = everywhere.includes(area) ? [...used.values()] : [used.get(area) ?? new Map<string, string>()]
    for (const [key, hindi] of Object.entries(catalogue)) {
      if (!shown.some((texts) => texts.has(key))) findings.push(`unused in ${area}: '${key}'`)
      const other = said.get(key)
      if (!everywhere.includes(area) && everywhere.some((one) => has(one, key)))
        findings.push(`twice: '${key}' in ${area}`)
      // All catalogues are merged, so the one loaded last would win.
      else if (other && other.hindi !== JSON.stringify(hindi))
        findings.push(`two Hindi texts in ${other.area} and ${area}: '${key}'; separate its meanings with '|'`)
      said.set(key, other ?? { area, hindi: JSON.stringify(hindi) })
      for (const form of typeof hindi === 'string' ? [hindi] : Object.values(hindi)) {
        if (placesOf(form) !== placesOf(key)) findings.push(`other places in ${area}: '${key}' → '${form}'`)
      }
    }
  }
  return findings
}

const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ')
