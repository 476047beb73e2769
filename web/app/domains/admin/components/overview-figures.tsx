import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { type Figure, Figures } from '~/ui/figures.tsx'
import type { OverviewAnswer } from '../api.ts'
import { type Compared, changeOf, pointsBetween } from '../change.ts'
import { Change } from './change.tsx'

const toneOf = (tenths: number | undefined): Pick<Figure, 'tone'> =>
  tenths ? { tone: tenths > 0 ? 'good' : 'bad' } : {}

type NoShows = NonNullable<OverviewAnswer['figures']['noShowBp']>

const inWholeRupees = (paise: number) => formatPaise(Math.round(paise / 100) * 100)

/** Figures against the same number of days before, as far as the role may read them; more is better, except for the no-show rate. */
export function OverviewFigures({ overview: { figures, days } }: { overview: OverviewAnswer }) {
  const t = useT()
  const figure = (name: string, compared: Compared, say: (amount: number) => string): Figure => {
    const tenths = changeOf(compared)
    const before = compared.before ? say(compared.before) : undefined
    const line = <Change tenths={tenths} before={before} days={days.length} unit="percent" />
    return { name, value: say(compared.now), line, ...toneOf(tenths) }
  }
  const { grossPaise, sessions, talks, customers, noShowBp } = figures
  const shown = [
    grossPaise && figure(t('Gross bookings'), grossPaise, inWholeRupees),
    sessions && figure(t('Sessions'), sessions, formatCount),
    talks && figure(t('Expert talks'), talks, formatCount),
    customers && figure(t('New customers'), customers, formatCount),
    noShowBp && noShowFigure(noShowBp, days.length, t),
  ].filter((one) => one !== null)
  return shown.length > 0 ? <Figures label={t('Figures')} figures={shown} /> : null
}

function noShowFigure(rate: NoShows, days: number, t: Translate): Figure {
  const points = pointsBetween(rate)
  const value = rate.now === null ? '–' : `${(rate.now / 100).toFixed(1)}%`
  const line = rate.now === null ? t('no sessions completed') : <Change tenths={points} days={days} unit="points" />
  return { name: t('No-show rate'), value, line, ...toneOf(points && -points) }
}
