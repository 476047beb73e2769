import { clockIn, dayIn, INDIA } from '~/lib/dates.ts'
import type { StaffWorkshop, WorkshopFacts } from './api.ts'

type AgendaItem = WorkshopFacts['agenda'][number]

/** Form values; dates and times are India's, the price is in rupees. */
export interface WorkshopValues extends Record<string, unknown> {
  consultantId: number | null
  trainerName: string
  title_english: string
  title_hindi: string
  about_english: string
  about_hindi: string
  included_english: string
  included_hindi: string
  agenda: AgendaItem[]
  languages: string[]
  place: WorkshopFacts['place']
  city_english: string
  city_hindi: string
  venue_english: string
  venue_hindi: string
  directions_english: string
  directions_hindi: string
  meetingUrl: string
  day: string
  from: string
  to: string
  seats: string
  price: string
  drawing: WorkshopFacts['drawing']
  tint: WorkshopFacts['tint']
}

export const EMPTY_PART: AgendaItem = {
  ...{ at: '10:00', title_english: '', title_hindi: '', about_english: '', about_hindi: '' },
}

const TEXTS = [
  ...(['title_english', 'title_hindi', 'about_english', 'about_hindi', 'included_english', 'included_hindi'] as const),
  ...(['city_english', 'city_hindi', 'venue_english', 'venue_hindi', 'directions_english'] as const),
  ...(['directions_hindi', 'meetingUrl'] as const),
]

export const typedOf = (workshop: StaffWorkshop | undefined): WorkshopValues => ({
  ...(Object.fromEntries(TEXTS.map((key) => [key, workshop?.[key] ?? ''])) as Record<(typeof TEXTS)[number], string>),
  consultantId: workshop?.consultantId ?? null,
  trainerName: workshop?.trainer.name ?? '',
  agenda: workshop?.agenda ?? [],
  languages: workshop?.languages ?? ['hi'],
  place: workshop?.place ?? 'venue',
  day: workshop ? dayIn(INDIA, workshop.startsAt) : '',
  from: workshop ? clockIn(INDIA, workshop.startsAt) : '10:00',
  to: workshop ? clockIn(INDIA, workshop.endsAt) : '16:00',
  seats: String(workshop?.seats ?? 40),
  price: workshop ? String(workshop.pricePaise / 100) : '',
  drawing: workshop?.drawing ?? 'board',
  tint: workshop?.tint ?? 'a',
})

export const factsOf = (values: WorkshopValues): WorkshopFacts => {
  const { trainerName: _, day, from, to, seats, price, consultantId, languages, ...facts } = values
  return {
    ...facts,
    consultantId: consultantId ?? 0,
    languages: languages as WorkshopFacts['languages'],
    startsAt: `${day}T${from}:00+05:30`,
    endsAt: `${day}T${to}:00+05:30`,
    seats: Number(seats),
    pricePaise: Math.round(Number(price) * 100),
  }
}
