import { formatTime, formatWhen, formatZone } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'

interface WhenProps {
  at: string
  /** The other side's zone: if its clock differs, the reader's own zone is named. */
  zone: string
}

/** 'Today, 4:30 PM' in the reader's zone; 'Today, 11:00 AM UTC' abroad, short enough to stay on its line. */
export function When({ at, zone }: WhenProps) {
  const { language } = useT()
  const here = { language, zone: useReaderZone() }
  const clocksDiffer = formatTime(at, here) !== formatTime(at, { zone })
  const when = formatWhen(at, new Date(), here)
  return (
    // A page cached over midnight shows yesterday's text until hydration.
    <time dateTime={at} suppressHydrationWarning>
      {clocksDiffer ? `${when} ${formatZone(here.zone, here, new Date(at), 'short')}` : when}
    </time>
  )
}
