import { refundBands } from '~/domains/bookings/refund-bands.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './dialogs.module.css'

interface RefundBandsProps {
  startsAt: string
  percent: number
  mostPercent: number
}

/** Refund bands; the current one is highlighted. */
export function RefundBands({ startsAt, percent, mostPercent }: RefundBandsProps) {
  const t = useT()
  const zone = useReaderZone()
  const settings = useSettings()
  if (!settings) return null
  const style = { language: t.language, zone }
  return (
    <ol className={classes.bands} aria-label={t('Your refund')}>
      {refundBands(startsAt, settings, mostPercent).map((band) => (
        <li key={band.percent} aria-current={band.percent === percent ? 'true' : undefined}>
          <strong className="pm-num">{band.percent}%</strong>
          <span className="pm-num">
            {band.until
              ? t('till {when}', { when: `${formatDate(band.until, style)}, ${formatTime(band.until, style)}` })
              : t('after that')}
          </span>
        </li>
      ))}
    </ol>
  )
}
