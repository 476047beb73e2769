import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { serverNow } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { type Meter, type Warning, warningAt } from '../meter/rules.ts'
import classes from './meter-bar.module.css'

interface MeterBarProps {
  meter: Meter
  side: 'customer' | 'consultant'
  /** Price of a minute with tax; for a consultant, the earning. */
  paisePerMinute: number
  /** Only the paying side can add money. */
  onTopUp?: () => void
}

/** The money of a talk: spent, time left, wallet, and a button to add more. */
export function MeterBar({ meter, side, paisePerMinute, onTopUp }: MeterBarProps) {
  const t = useT()
  const zone = useReaderZone()
  const { spentPaise, secondsLeft, connectedSeconds, walletPaise, isFlowing } = meter
  const warning = warningAt(secondsLeft)
  const share = secondsLeft / Math.max(1, connectedSeconds + secondsLeft)
  const until = formatTime(new Date(serverNow() + secondsLeft * 1000).toISOString(), { zone })
  const rate = formatPaise(paisePerMinute)
  return (
    <section className={classes.bar} data-warning={warning} aria-label={t('Cost of this call')}>
      <div className={`${classes.spent} pm-num`}>
        <strong>
          {side === 'customer'
            ? t('{amount} so far', { amount: formatPaise(spentPaise) })
            : t('{amount} earned so far', { amount: formatPaise(spentPaise) })}
        </strong>
        <span>
          {side === 'customer'
            ? t('{rate} per minute including GST', { rate })
            : t('{rate} per minute after deductions', { rate })}
        </span>
      </div>
      <div className={classes.left}>
        <p className="pm-num">
          <span>
            {isFlowing ? leftInWords(secondsLeft, until, t) : t('The timer is paused. You are not being charged.')}
          </span>
          {side === 'customer' && <span>{t('{amount} in wallet', { amount: formatPaise(walletPaise) })}</span>}
        </p>
        <div className={classes.track} aria-hidden="true">
          <span style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }} />
        </div>
      </div>
      {onTopUp && (
        <button type="button" className={classes.add} onClick={onTopUp}>
          <Icon name="plus" />
          {t('Top up')}
        </button>
      )}
      <p className="pm-visually-hidden" role="status">
        {isFlowing && announced(warning, side, t)}
      </p>
    </section>
  )
}

function leftInWords(seconds: number, until: string, t: Translate) {
  const warning = warningAt(seconds)
  if (warning === 'last')
    return t.count(
      Math.ceil(seconds),
      '{count} second left, ends at {until}',
      '{count} seconds left, ends at {until}',
      {
        until,
      },
    )
  const minutes = Math.ceil(seconds / 60)
  if (warning === 'soon')
    return t.count(minutes, '{count} minute left, ends at {until}', '{count} minutes left, ends at {until}', { until })
  return t.count(Math.floor(seconds / 60), 'About {count} minute left', 'About {count} minutes left')
}

/** Announced twice in a talk, not every second. */
function announced(warning: Warning, side: 'customer' | 'consultant', t: Translate) {
  if (warning === 'none') return ''
  const time = warning === 'last' ? t('1 minute left in this call.') : t('3 minutes left in this call.')
  return side === 'customer' ? `${time} ${t('Top up to keep talking.')}` : time
}
