import { type Area, areasOfPath } from './areas.ts'
import { languageOf } from './language.ts'
import { addTexts, type Catalogue } from './texts.ts'

const files = import.meta.glob<{ default: Catalogue }>('../../locales/hi/*.ts')
const loaded = new Map<Area, Promise<void>>()

/** Loads one catalogue, once. */
export function loadArea(area: Area) {
  const known = loaded.get(area)
  if (known) return known
  const fetching = (async () => {
    const file = await files[`../../locales/hi/${area}.ts`]?.()
    if (file) addTexts(file.default)
  })()
  loaded.set(area, fetching)
  fetching.catch(() => loaded.delete(area))
  return fetching
}

/** Loads all texts a page needs; none for English. */
export async function loadTexts(pathname: string) {
  if (languageOf(pathname) === 'hi') await Promise.all(areasOfPath(pathname).map(loadArea))
}
