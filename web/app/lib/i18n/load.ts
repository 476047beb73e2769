import { use } from 'react'
import { type Area, withCompanions } from './areas.ts'
import type { Language } from './language.ts'
import { addTexts, type Catalogue } from './texts.ts'

const files = import.meta.glob<{ default: Catalogue }>('../../texts/*.ts')
const loading = new Map<Area, Promise<void>>()
const loaded = new Set<Area>()

/** Loads one catalogue, once. */
function loadArea(area: Area) {
  const known = loading.get(area)
  if (known) return known
  const fetching = (async () => {
    const file = await files[`../../texts/${area}.ts`]?.()
    if (file) addTexts(file.default)
    loaded.add(area)
  })()
  loading.set(area, fetching)
  fetching.catch(() => loading.delete(area))
  return fetching
}

/** Loads the Hindi texts of the areas, and of those that are always loaded with them. */
export const loadTexts = (areas: readonly Area[]) => Promise.all(withCompanions(areas).map(loadArea))

/** Suspends until the texts of the page are loaded: a navigation is completed with them. */
export function usePageTexts(language: Language, areas: readonly Area[]) {
  // The server loads both languages at startup.
  if (import.meta.env.SSR || language !== 'hi') return
  const missing = areas.filter((area) => !loaded.has(area)).map(loadArea)
  for (const one of missing) use(one)
}
