import { formatTime, formatWhen, formatZone } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'

interface WhenProps {
  at: string
  /** Where the other side lives: where its clock says something else, the reader's own is named. */
  zone: string
}

/** 'Today, 4:30 PM' on the reader's clock; 'Today, 11:00 AM UTC' far away, short enough to stay on its line. */
export function When({ at, zone }: WhenProps) {
  const { language } = useT()
  const here = { language, zone: useReaderZone() }
  const clocksDiffer = formatTime(at, here) !== formatTime(at, { zone })
  const when = formatWhen(at, new Date(), here)
  return (
    // A page kept over midnight says yesterday's words until the browser has read it.
    <time dateTime={at} suppressHydrationWarning>
      {clocksDiffer ? `${when} ${formatZone(here.zone, here, new Date(at), 'short')}` : when}
    </time>
  )
}
