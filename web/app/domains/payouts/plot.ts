import { msg } from '~/lib/i18n/texts.ts'
import type { EarningsPlotAnswer } from './api.ts'

/** The series of the plot in stacking order; each keeps its colour. */
const sources = [
  { kinds: ['booking', 'extension'], word: msg('Sessions'), color: 'var(--pm-chart-1)' },
  { kinds: ['talk'], word: msg('Expert talk'), color: 'var(--pm-chart-2)' },
  { kinds: ['question'], word: msg('Written'), color: 'var(--pm-chart-3)' },
  { kinds: ['service'], word: msg('Services'), color: 'var(--pm-chart-4)' },
  { kinds: [], word: msg('Other'), color: 'var(--pm-chart-5)' },
] as const

type Source = (typeof sources)[number]
const sourceOf = (kind: string): Source =>
  sources.find(({ kinds }) => (kinds as readonly string[]).includes(kind)) ?? sources[4]

interface MonthOfSources {
  month: string
  netPaise: number
  /** One per source shown, in order. */
  parts: number[]
}

/** Months with the sources that have any earnings. */
export function stacksOf({ kinds, months }: Pick<EarningsPlotAnswer, 'kinds' | 'months'>): {
  shown: Source[]
  months: MonthOfSources[]
} {
  const met = new Set(kinds.map(sourceOf))
  const shown = sources.filter((source) => met.has(source))
  return {
    shown,
    months: months.map(({ month, netPaise, byKind }) => ({
      month,
      netPaise,
      parts: shown.map((source) =>
        byKind.reduce((sum, part) => (sourceOf(part.kind) === source ? sum + part.netPaise : sum), 0),
      ),
    })),
  }
}
