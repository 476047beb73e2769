import type { FigureName } from '#contract/admin/constants.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
import type { OverviewAnswer } from '../api.ts'

type Figures = OverviewAnswer['figures']
export type ShownFigure = keyof Figures

interface FigureWords {
  name: string
  /** What is counted, in a sentence. */
  definition: string
  /** The rows behind it. */
  rows: FigureName
  unit: 'rupees' | 'number' | 'minutes' | 'percent'
  /** What is good when it falls. */
  lessIsBetter?: true
}

export const figureWords: Record<ShownFigure, FigureWords> = {
  revenuePaise: {
    ...{ name: msg('Revenue'), rows: 'revenuePaise', unit: 'rupees' },
    definition: msg('Orders that were paid, with GST and delivery.'),
  },
  commissionPaise: {
    ...{ name: msg('Commission|of the platform'), rows: 'commissionPaise', unit: 'rupees' },
    definition: msg('Our commission, without GST, on what consultants earned.'),
  },
  refundsPaise: {
    ...{ name: msg('Refunds'), rows: 'refundsPaise', unit: 'rupees', lessIsBetter: true },
    definition: msg('Refunds to customers, to the wallet or the original payment method.'),
  },
  grossPaise: {
    ...{ name: msg('Gross bookings'), rows: 'grossPaise', unit: 'rupees' },
    definition: msg('Fees of sessions and expert talks that started, before discounts and GST.'),
  },
  sessions: {
    ...{ name: msg('Sessions'), rows: 'sessions', unit: 'number' },
    definition: msg('Sessions that started and were not cancelled.'),
  },
  noShowBp: {
    ...{ name: msg('No-show rate'), rows: 'noShows', unit: 'percent', lessIsBetter: true },
    definition: msg('No-shows among the sessions that are over.'),
  },
  talks: {
    ...{ name: msg('Expert talks'), rows: 'talks', unit: 'number' },
    definition: msg('Expert talks that were answered and connected.'),
  },
  talkMinutes: {
    ...{ name: msg('Talk minutes'), rows: 'talkSeconds', unit: 'minutes' },
    definition: msg('Billed minutes of expert talks.'),
  },
  customers: {
    ...{ name: msg('New customers'), rows: 'customers', unit: 'number' },
    definition: msg('Accounts that customers created.'),
  },
  answerMinutes: {
    ...{ name: msg('Time to an answer'), rows: 'answerSeconds', unit: 'minutes', lessIsBetter: true },
    definition: msg('Written consultancy: the average time from the question to the answer.'),
  },
  vainSearches: {
    ...{ name: msg('Searches without result'), rows: 'vainSearches', unit: 'number', lessIsBetter: true },
    definition: msg('Searches of visitors that found nothing.'),
  },
  learning: {
    ...{ name: msg('Courses sold'), rows: 'learning', unit: 'number' },
    definition: msg('Courses and programmes that were bought.'),
  },
}

export function inUnit(amount: number, unit: FigureWords['unit'], t: Translate) {
  if (unit === 'rupees') return formatPaise(Math.round(amount / 100) * 100)
  if (unit === 'percent') return `${(amount / 100).toFixed(1)}%`
  if (unit === 'minutes') return inHours(amount, t)
  return formatCount(amount)
}

const MOST_MINUTES = 120

/** Minutes, above two hours as hours and minutes. */
const inHours = (minutes: number, t: Translate) =>
  minutes <= MOST_MINUTES
    ? t('{count} min', { count: formatCount(minutes) })
    : t('{hours} hr {minutes} min', { hours: formatCount(Math.floor(minutes / 60)), minutes: Math.round(minutes) % 60 })
