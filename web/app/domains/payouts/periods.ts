import { msg } from '~/lib/i18n/texts.ts'

export const PERIODS = ['30-days', 'this-year', 'last-year', 'all'] as const
export type Period = (typeof PERIODS)[number]

export const periodWords: Record<Period, string> = {
  '30-days': msg('Last 30 days'),
  'this-year': msg('This financial year'),
  'last-year': msg('Last financial year'),
  all: msg('All time'),
}

const daysBefore = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - days * 86_400_000).toISOString().slice(0, 10)
const yearOf = (today: string) => Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0)

/** First and last day; India's financial year begins in April. */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  const year = yearOf(today)
  if (period === '30-days') return { from: daysBefore(today, 29), to: today }
  if (period === 'this-year') return { from: `${year}-04-01`, to: today }
  if (period === 'last-year') return { from: `${year - 1}-04-01`, to: `${year}-03-31` }
  return { from: '2024-01-01', to: today }
}
