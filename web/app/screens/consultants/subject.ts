import type { Place } from '~/domains/catalogue/api.ts'
import { type Filters, noFilters, writeFilters } from '~/domains/consultants/listing/filters.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'
import type { Crumb } from '~/ui/breadcrumbs.tsx'

export interface Subject {
  title: string
  description: string
  crumbs: Crumb[]
  /** Path of this list with only its subject as a filter. */
  path: string
  /** The address names an unknown catalogue entry. */
  unknown: boolean
}

/** The subject of a list: its title, breadcrumbs and address. */
export function subjectOf(filters: Filters, place: Place | undefined, t: Translate): Subject {
  const { consultant, sector, industry, search } = filters
  const names = {
    type: place?.type && titleOf(place.type, t.language),
    sector: place?.sector && titleOf(place.sector, t.language),
    industry: place?.industry && titleOf(place.industry, t.language),
  }
  const unknown = Boolean((consultant && !names.type) || (sector && !names.sector) || (industry && !names.industry))
  const name = names.industry ?? names.sector ?? names.type
  const title = search
    ? t('Consultants for “{search}”', { search })
    : name
      ? t('{place} consultants', { place: name })
      : t('All consultants')
  const steps: { title: string; path: string }[] = [
    { title: t('Home'), path: '/' },
    { title: t('Consultants'), path: '/consultants' },
  ]
  if (names.type) steps.push({ title: names.type, path: pathOf(place, 'type') })
  if (names.sector) steps.push({ title: names.sector, path: pathOf(place, 'sector') })
  if (names.industry) steps.push({ title: names.industry, path: pathOf(place, 'industry') })
  return {
    title,
    description: name
      ? t('{place} consultants with their fees, languages and next free slot. Book by video, audio or in writing.', {
          place: name,
        })
      : t('Find a consultant by industry, language and fee, and see what customers said.'),
    crumbs: steps.map(({ title, path }, i) => (i === steps.length - 1 ? { title } : { title, to: path })),
    path: steps.at(-1)?.path ?? '/consultants',
    unknown,
  }
}

const depth = { type: 0, sector: 1, industry: 2 }
function pathOf(place: Place | undefined, upTo: keyof typeof depth) {
  const filters: Filters = {
    ...noFilters,
    ...(place?.type && { consultant: String(place.type.id) }),
    ...(place?.sector && depth[upTo] > 0 && { sector: place.sector.slug }),
    ...(place?.industry && depth[upTo] > 1 && { industry: String(place.industry.id) }),
  }
  return `/consultants${writeFilters(filters)}`
}
