import { formatWhen, formatZone } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'

interface WhenProps {
  at: string
  /** Where the other side lives: its clock is another one, so the reader's own is named. */
  zone: string
}

/** 'Today, 4:30 PM' on the reader's clock. */
export function When({ at, zone }: WhenProps) {
  const { language } = useT()
  const readerZone = useReaderZone()
  const style = { language, zone: readerZone }
  return (
    // A page kept over midnight says yesterday's words until the browser has read it.
    <time dateTime={at} suppressHydrationWarning>
      {formatWhen(at, new Date(), style)}
      {readerZone !== zone && ` (${formatZone(readerZone, style, new Date(at))})`}
    </time>
  )
}
