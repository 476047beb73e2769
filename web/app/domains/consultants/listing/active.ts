import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { languageNames } from '~/lib/languages.ts'
import { formatRupees } from '~/lib/money.ts'
import { type Changes, changed, type Filters } from './filters.ts'

/** Titles of the catalogue entries in an address; an unknown one has none. */
export interface PlaceTitles {
  type?: string | undefined
  sector?: string | undefined
  industry?: string | undefined
}

export interface ActiveFilter {
  key: string
  label: string
  /** The same list without this filter. */
  without: Filters
}

const modeWords = { video: msg('Video'), audio: msg('Audio'), written: msg('Written') } as const

/** Active filters with the text of their chips. The type is omitted where a sector is named. */
export function activeFilters(filters: Filters, places: PlaceTitles, t: Translate): ActiveFilter[] {
  const { consultant, sector, industry, search, mode, rating, experience, city, free } = filters
  const rows: [key: string, label: string | undefined, off: Changes][] = [
    ['search', search && t('“{search}”', { search }), { search: undefined }],
    [
      'consultant',
      !sector && !industry && consultant ? (places.type ?? t('Unknown type')) : undefined,
      { consultant: undefined },
    ],
    ['sector', sector && (places.sector ?? t('Unknown sector')), { sector: undefined, industry: undefined }],
    ['industry', industry && (places.industry ?? t('Unknown industry')), { industry: undefined }],
    ['free', free && (free === 'today' ? t('Available today') : t('Free within 30 minutes')), { free: undefined }],
    ['online', filters.online ? t('Online now') : undefined, { online: false }],
    ['mode', mode && t(modeWords[mode]), { mode: undefined }],
    ['language', languagesText(filters.languages, t), { languages: [] }],
    ['fee', feeText(filters, t), { feeMin: undefined, feeMax: undefined }],
    [
      'rating',
      rating === undefined ? undefined : t('{stars} and above', { stars: rating.toFixed(1) }),
      { rating: undefined },
    ],
    [
      'experience',
      experience === undefined ? undefined : t('{years} years or more', { years: experience }),
      { experience: undefined },
    ],
    ['city', city, { city: undefined }],
  ]
  return rows.flatMap(([key, label, off]) => (label ? [{ key, label, without: changed(filters, off) }] : []))
}

function languagesText(codes: readonly string[], t: Translate) {
  if (codes.length === 0) return undefined
  const names = codes.map((code) => languageNames([code], t.language))
  return new Intl.ListFormat(t.language === 'hi' ? 'hi-IN' : 'en-IN', { type: 'disjunction' }).format(names)
}

function feeText({ feeMin, feeMax }: Filters, t: Translate) {
  if (feeMin && feeMax) return `${formatRupees(feeMin)} – ${formatRupees(feeMax)}`
  if (feeMin) return t('From {fee}', { fee: formatRupees(feeMin) })
  return feeMax ? t('Up to {fee}', { fee: formatRupees(feeMax) }) : undefined
}
