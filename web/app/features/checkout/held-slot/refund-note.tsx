import { bandAt, refundBands } from '~/domains/bookings/refund-bands.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { serverNow } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './book.module.css'

/** The refund on cancellation, and until when. */
export function RefundNote({ startsAt }: { startsAt: string }) {
  const t = useT()
  const settings = useSettings()
  const zone = useReaderZone()
  if (!settings) return null
  const band = bandAt(refundBands(startsAt, settings), serverNow())
  const style = { language: t.language, zone }
  const when = band?.until ? `${formatDate(band.until, style)}, ${formatTime(band.until, style)}` : ''
  return (
    <p className={`${classes.note} pm-num`}>
      {!band?.until && t('This session starts soon, so there is no refund if you cancel.')}
      {band?.until && band.percent === 100 && t('Full refund if you cancel before {when}.', { when })}
      {band?.until &&
        band.percent < 100 &&
        t('{percent}% refund if you cancel before {when}.', { percent: band.percent, when })}
    </p>
  )
}
