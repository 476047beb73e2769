import { Settings } from '#contract/settings/endpoints.ts'
import { usualWeeks } from '#demo/consultants/hours.ts'
import { runSettings } from '#server/domains/availability/public.ts'
import type { BenchConsultant } from './consultant.ts'

/** One table: its columns, and the rows of one consultant in COPY's text format (null is \N). */
export interface TableRows {
  table: string
  columns: string
  rows: (id: number, person: BenchConsultant) => string
}

const JOINED_AT = '2026-01-01T00:00:00Z'
const FIRST_MOBILE = 6_000_000_000
const paise = (rupees: number) => Math.floor(rupees / 50) * 5000

const feesOf = ({ fee }: BenchConsultant) => ({
  video: paise(fee),
  audio: paise(fee * 0.75),
  written: paise(fee * 0.6),
})
const slugOf = (id: number, { name }: BenchConsultant) => `${name.toLowerCase().replaceAll(' ', '-')}-${id}`
/** As PostgreSQL stores a real. */
const averageOf = ({ ratingSum, ratingCount }: BenchConsultant) =>
  ratingCount === 0 ? '\\N' : String(Math.fround(ratingSum / ratingCount))

/** The column best_rank of consultants, in JavaScript. */
const rankOf = ({ ratingSum, ratingCount }: BenchConsultant) =>
  Math.floor(((ratingSum + 40) * 10 + ((ratingCount + 10) >> 1)) / (ratingCount + 10))
const OPENED_AT = Date.parse('2026-03-02T04:30:00Z')
/** In half hours from the start of the bench clock; null if fully booked. */
const freeAt = ({ freeInHalfHours }: BenchConsultant, halfHours = 0) =>
  freeInHalfHours === undefined ? '\\N' : new Date(OPENED_AT + (freeInHalfHours + halfHours) * 1_800_000).toISOString()
/** The slots that follow without a gap. */
const RUN_HALF_HOURS = 6
const COMPUTED_WITH = runSettings(Settings.parse({}))

export const tables: TableRows[] = [
  {
    table: 'accounts',
    columns:
      'id, type, mobile, name, email, pincode, city, state, source, profile_completed_at, created_at, updated_at',
    rows: (id, { name, city }) =>
      `${id}\tconsultant\t${FIRST_MOBILE + id}\t${name}\tc${id}@example.in\t${city[1]}\t${city[0]}\t${city[2]}\tbench\t${JOINED_AT}\t${JOINED_AT}\t${JOINED_AT}\n`,
  },
  {
    table: 'consultants',
    columns:
      'id, slug, headline, about, experience_years, languages, city, state_code, approval, approval_reason, approval_changed_at, ' +
      'talk_rate_paise, rating_sum, rating_count, lowest_fee_paise, created_at, updated_at',
    rows: (id, person) => {
      const trade = person.industries[0]?.title ?? ''
      const about = `I have worked in ${trade.toLowerCase()} for ${person.years} years, in and around ${person.city[0]}. Bring your figures and photographs.`
      const reason = person.approval === 'suspended' ? 'Papers out of date' : '\\N'
      const talk = person.talks ? Math.max(1000, Math.round(person.fee / 300) * 500) : '\\N'
      return `${id}\t${slugOf(id, person)}\t${trade}\t${about}\t${person.years}\t{${person.languages}}\t${person.city[0]}\t${person.city[3]}\t${person.approval}\t${reason}\t${JOINED_AT}\t${talk}\t${person.ratingSum}\t${person.ratingCount}\t${feesOf(person).written}\t${JOINED_AT}\t${JOINED_AT}\n`
    },
  },
  {
    table: 'consultant_fees',
    columns: 'consultant_id, mode, minutes, fee_paise',
    rows: (id, person) => {
      const { video, audio, written } = feesOf(person)
      return `${id}\tvideo\t30\t${video}\n${id}\tvideo\t60\t${paise(person.fee * 1.85)}\n${id}\taudio\t30\t${audio}\n${id}\twritten\t0\t${written}\n`
    },
  },
  {
    table: 'weekly_hours',
    columns: 'consultant_id, weekday, from_minute, to_minute',
    rows: (id, { week }) =>
      (usualWeeks[week] ?? [])
        .map(({ weekday, from_minute, to_minute }) => `${id}\t${weekday}\t${from_minute}\t${to_minute}\n`)
        .join(''),
  },
  {
    table: 'next_free_times',
    columns: 'consultant_id, at, last_at, refresh_at, computed_with',
    rows: (id, person) => `${id}\t${freeAt(person)}\t${freeAt(person, RUN_HALF_HOURS)}\tinfinity\t${COMPUTED_WITH}\n`,
  },
  {
    table: 'consultant_industries',
    columns:
      'consultant_id, industry_id, sector_id, category_type_id, listed, leads_sector, leads_type, leads_all, ' +
      'rating_average, rating_count, experience_years, city, languages, lowest_fee_paise, best_rank, next_free_at, ' +
      'video_fee_paise, audio_fee_paise, written_fee_paise',
    rows: (id, person) => {
      const listed = person.approval === 'approved'
      const { video, audio, written } = feesOf(person)
      const carried = `${averageOf(person)}\t${person.ratingCount}\t${person.years}\t${person.city[0].toLowerCase()}\t{${person.languages.join(',')}}\t${written}\t${rankOf(person)}\t${freeAt(person)}\t${video}\t${audio}\t${written}`
      const sectors = new Set<number>()
      const types = new Set<number>()
      return person.industries
        .map(({ id: industryId, sectorId, typeId }, place) => {
          const flags = `${listed}\t${!sectors.has(sectorId)}\t${!types.has(typeId)}\t${place === 0}`
          sectors.add(sectorId)
          types.add(typeId)
          return `${id}\t${industryId}\t${sectorId}\t${typeId}\t${flags}\t${carried}\n`
        })
        .join('')
    },
  },
]
