import { featureOfPath, featuresOff } from '#contract/settings/constants.ts'
import { articlePages } from '#server/domains/content/public.ts'
import { learningPages } from '#server/domains/learning/public.ts'
import { productPages } from '#server/domains/products/public.ts'
import { servicePages } from '#server/domains/services/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { libraryPages } from '#server/domains/talks/public.ts'
import { workshopPages } from '#server/domains/workshops/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { lastListedId, listedAfter, listedPlaces } from './queries.ts'
import {
  PEOPLE_PER_PART,
  PUBLIC_PATHS,
  sitemapIndex,
  URLSET_CLOSE,
  URLSET_OPEN,
  urlEntries,
  urlEntry,
} from './rules.ts'

/** Paths of what is not switched off. */
async function openPaths(db: Db, now: Date) {
  const off = featuresOff(await readSettings(db, now))
  return (path: string) => !off.some((name) => name === featureOfPath(path))
}

const partsOfPeople = async (db: Db) => Math.ceil((await lastListedId(db)) / PEOPLE_PER_PART)

export async function indexOfParts(db: Db, origin: string) {
  const people = Array.from({ length: await partsOfPeople(db) }, (_, i) => `consultants-${i + 1}`)
  const kinds = ['talks', 'courses', 'workshops', 'products', 'services', 'articles']
  return sitemapIndex(origin, ['pages', 'industries', ...kinds, ...people])
}

interface Dated {
  path: string
  updatedAt?: Date
}

/** One part, streamed; undefined if there is no such part. */
export async function partNamed(db: Db, { origin, now }: { origin: string; now: Date }, name: string) {
  const isOpen = await openPaths(db, now)
  const opened = (pages: readonly Dated[]) =>
    whole(pages.filter(({ path }) => isOpen(path)).map(({ path, updatedAt }) => urlEntries(origin, path, updatedAt)))
  if (name === 'pages') return whole(PUBLIC_PATHS.filter(isOpen).map((path) => urlEntries(origin, path)))
  if (name === 'industries') return whole((await placePaths(db)).map((path) => urlEntries(origin, path)))
  if (name === 'talks') return opened(await libraryPages(db))
  if (name === 'courses') return opened(await learningPages(db))
  if (name === 'workshops') return opened(await workshopPages(db, now))
  if (name === 'products') return opened(await productPages(db))
  if (name === 'services') return opened(await servicePages(db))
  if (name === 'articles')
    return whole((await articlePages(db, now)).map(({ path, updatedAt }) => urlEntry(origin, path, updatedAt)))
  const number = Number(/^consultants-([1-9]\d{0,5})$/.exec(name)?.[1])
  return number <= (await partsOfPeople(db)) ? people(db, origin, number) : undefined
}

function* whole(entries: readonly string[]) {
  yield URLSET_OPEN + entries.join('') + URLSET_CLOSE
}

/** Read in batches, so that a part of any size takes little memory. */
async function* people(db: Db, origin: string, part: number) {
  yield URLSET_OPEN
  let afterId = 0
  for (;;) {
    const rows = await listedAfter(db, afterId, part)
    const last = rows.at(-1)
    if (!last) break
    yield rows.map(({ slug, updatedAt }) => urlEntries(origin, `/consultants/${slug}`, updatedAt)).join('')
    afterId = last.id
  }
  yield URLSET_CLOSE
}

/** The canonical paths of lists: of a type, of its sectors, of their industries. */
async function placePaths(db: Db) {
  const rows = await listedPlaces(db)
  const type = (row: (typeof rows)[number]) => `/consultants?consultant=${row.typeId}`
  const sector = (row: (typeof rows)[number]) => `${type(row)}&sector=${row.sector}`
  const industry = (row: (typeof rows)[number]) => `${sector(row)}&industry=${row.industryId}`
  return [...new Set([...rows.map(type), ...rows.map(sector), ...rows.map(industry)])]
}
