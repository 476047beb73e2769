import { useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { type Figure, Figures } from '~/ui/figures.tsx'
import type { OverviewAnswer } from '../api.ts'
import { type Compared, changeOf, pointsBetween } from '../change.ts'
import { Change } from './change.tsx'

const toneOf = (tenths: number | undefined): Pick<Figure, 'tone'> =>
  tenths ? { tone: tenths > 0 ? 'good' : 'bad' } : {}

const inWholeRupees = (paise: number) => formatPaise(Math.round(paise / 100) * 100)

/** Figures against the same number of days before; more is better, except for the no-show rate. */
export function OverviewFigures({ overview: { figures, days } }: { overview: OverviewAnswer }) {
  const t = useT()
  const figure = (name: string, compared: Compared, say: (amount: number) => string): Figure => {
    const tenths = changeOf(compared)
    const before = compared.before ? say(compared.before) : undefined
    const line = <Change tenths={tenths} before={before} days={days.length} unit="percent" />
    return { name, value: say(compared.now), line, ...toneOf(tenths) }
  }
  const { grossPaise, sessions, talks, customers, noShowBp } = figures
  const points = pointsBetween(noShowBp)
  return (
    <Figures
      label={t('Figures')}
      figures={[
        figure(t('Gross bookings'), grossPaise, inWholeRupees),
        figure(t('Sessions'), sessions, formatCount),
        figure(t('Expert talks'), talks, formatCount),
        figure(t('New customers'), customers, formatCount),
        {
          name: t('No-show rate'),
          value: noShowBp.now === null ? '–' : `${(noShowBp.now / 100).toFixed(1)}%`,
          line:
            noShowBp.now === null ? (
              t('no sessions completed')
            ) : (
              <Change tenths={points} days={days.length} unit="points" />
            ),
          ...toneOf(points && -points),
        },
      ]}
    />
  )
}
