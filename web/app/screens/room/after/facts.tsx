import { useQuery } from '@tanstack/react-query'
import type { RoomView } from '~/domains/calls/call.ts'
import { receiptQuery } from '~/domains/talks/api.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './after-call.module.css'

/** '28 min 40 s'. */
function lasted(seconds: number, t: Translate) {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  if (minutes === 0) return t('{seconds} s', { seconds: rest })
  return rest === 0 ? t('{minutes} min', { minutes }) : t('{minutes} min {seconds} s', { minutes, seconds: rest })
}

/** When it was and how long the two were connected, by the server's clock. */
export function Facts({ room }: { room: RoomView }) {
  const { kind, startsAt, endsAt, connectedSeconds, number } = room
  const t = useT()
  const zone = useReaderZone()
  const style = { language: t.language, zone }
  const span = endsAt ? `${formatTime(startsAt, style)} – ${formatTime(endsAt, style)}` : formatTime(startsAt, style)
  return (
    <dl className={`${classes.facts} pm-num`}>
      <div>
        <dt>{t('Connected for')}</dt>
        <dd>{connectedSeconds > 0 ? lasted(connectedSeconds, t) : t('You did not meet')}</dd>
      </div>
      {kind === 'talk' && <TalkMoney room={room} />}
      <div>
        <dt>{formatDate(startsAt, style)}</dt>
        <dd>{span}</dd>
      </div>
      <div>
        <dt>{t('Number')}</dt>
        <dd>{number}</dd>
      </div>
    </dl>
  )
}

const ASK_AGAIN_MS = 2_000

/** What the talk came to for this side; the receipt exists a moment after the talk has ended. */
function TalkMoney({ room: { itemId, role } }: { room: RoomView }) {
  const t = useT()
  const { data } = useQuery({
    ...receiptQuery(useApi(), itemId),
    refetchInterval: ({ state }) => (state.data ? false : ASK_AGAIN_MS),
  })
  const receipt = data?.receipt
  if (!receipt) return null
  return (
    <div>
      <dt>{role === 'customer' ? t('You paid, with GST') : t('You earned, after all deductions')}</dt>
      <dd>{formatExactPaise(role === 'customer' ? receipt.totalPaise : (receipt.earning?.netPaise ?? 0))}</dd>
    </div>
  )
}
