import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { formatShortDay } from '~/lib/short-dates.ts'
import { AreaPlot } from '~/ui/operated/charts/area-plot.tsx'
import type { OverviewAnswer } from '../api.ts'

/** Up to so many days are named by their number alone. */
const NUMBERS = 14

type CountedDay = OverviewAnswer['days'][number]

/** Two areas by day: sessions booked and talks. */
export function SessionsPlot({ days }: { days: readonly CountedDay[] }) {
  const t = useT()
  return (
    <AreaPlot
      caption={t('Sessions per day')}
      dayTitle={t('Day')}
      days={days.map(({ day }) => day)}
      series={[
        { word: t('Sessions'), color: 'var(--pm-chart-1)', amounts: days.map(({ sessions }) => sessions) },
        { word: t('Expert talk'), color: 'var(--pm-chart-2)', amounts: days.map(({ talks }) => talks) },
      ]}
      sayDay={(day) => formatDate(day, t)}
      sayShortDay={(day) => (days.length <= NUMBERS ? String(Number(day.slice(8))) : formatShortDay(day, t))}
      say={formatCount}
    />
  )
}
