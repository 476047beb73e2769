import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { roomQuery } from '~/domains/calls/api.ts'
import type { RoomView } from '~/domains/calls/call.ts'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { onThisClock } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { clockFace } from '../clock.ts'
import classes from './opening.module.css'

const DAY_SECONDS = 86_400

/** Counts down to the opening; then the Join button appears automatically. */
export function Opening({ room }: { room: RoomView }) {
  const t = useT()
  const zone = useReaderZone()
  const client = useQueryClient()
  const { queryKey } = roomQuery(useApi(), room.channelName)
  const left = useSecondsUntil(onThisClock(room.opensAt))
  useEffect(() => {
    if (left === 0) void client.invalidateQueries({ queryKey })
  }, [left, client, queryKey])
  const home = room.role === 'customer' ? '/dashboard' : '/consultant-dashboard'
  return (
    <div className={classes.opening}>
      <p>
        <Icon name="clock" />
        <span className="pm-num">
          {t.rich('The room opens at {time}.', { time: formatTime(room.opensAt, { zone }) })}{' '}
          {left < DAY_SECONDS && <strong role="timer">{clockFace(left)}</strong>}
        </span>
      </p>
      <p className={classes.calm}>{t('Stay on this page and the Join button will appear, or come back then.')}</p>
      <ButtonLink to={home} variant="outline">
        {t('My bookings')}
      </ButtonLink>
    </div>
  )
}
