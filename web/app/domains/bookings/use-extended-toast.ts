import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { toast } from '~/ui/toast.tsx'
import { bookingQuery } from './api.ts'

/** Shows a toast to both sides when the open session is extended, with its new end. */
export function useExtendedToast(bookingId: number) {
  const t = useT()
  const zone = useReaderZone()
  const { data } = useQuery(bookingQuery(useApi(), bookingId))
  const { extendedMinutes, endsAt } = data?.booking ?? {}
  const known = useRef(extendedMinutes)
  useEffect(() => {
    const before = known.current
    known.current = extendedMinutes
    if (before === undefined || extendedMinutes === undefined || extendedMinutes <= before || !endsAt) return
    const time = formatTime(endsAt, { zone })
    toast(
      t.count(
        extendedMinutes - before,
        '{count} minute added. The session now ends at {time}',
        '{count} minutes added. The session now ends at {time}',
        { time },
      ),
    )
  }, [extendedMinutes, endsAt, t, zone])
}
