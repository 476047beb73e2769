import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Panel } from '~/ui/panel.tsx'
import type { Booking, BookingDetail } from '../../api.ts'
import classes from './earning-steps.module.css'

interface EarningStepsProps {
  detail: Pick<BookingDetail, 'booking' | 'earning' | 'expectedEarning'>
}

/** From the fee to the consultant's net for this session, step by step. */
export function EarningSteps({ detail: { booking, earning, expectedEarning } }: EarningStepsProps) {
  const t = useT()
  const zone = useReaderZone()
  const style = { language: t.language, zone }
  const minus = (paise: number) => `− ${formatExactPaise(paise)}`
  const steps = earning ?? expectedEarning
  const rows: [string, string][] = steps
    ? [
        [t('Gross fees'), formatExactPaise(steps.grossPaise)],
        [t('Commission'), minus(steps.commissionPaise)],
        [t('GST on commission'), minus(steps.commissionGstPaise)],
        [t('TCS'), minus(steps.tcsPaise)],
        [t('TDS'), minus(steps.tdsPaise)],
      ]
    : [[t('Your fee'), formatExactPaise(booking.pricePaise)]]
  return (
    <Panel title={t('Money')} action={<LocalLink to="/payout">{t('All transactions')}</LocalLink>}>
      <dl className={`${classes.steps} pm-num`}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {steps && (
          <div data-sum>
            <dt>{earning ? t('Your earnings') : t('Expected earnings')}</dt>
            <dd>{formatExactPaise(steps.netPaise)}</dd>
          </div>
        )}
      </dl>
      <p className={classes.line}>
        {earning
          ? Date.parse(earning.releaseAt) > Date.now()
            ? t('Available to withdraw from {day}, {time}.', {
                day: formatDate(earning.releaseAt, style),
                time: formatTime(earning.releaseAt, style),
              })
            : t('Available to withdraw since {day}.', { day: formatDate(earning.releaseAt, style) })
          : notYet(booking.state, t)}
      </p>
    </Panel>
  )
}

function notYet(state: Booking['state'], t: ReturnType<typeof useT>) {
  if (state === 'confirmed' || state === 'in_call') return t('You earn this when the session is completed.')
  return t('No earnings from this session.')
}
