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

/** When it was and how long both were connected, by the server's clock. */
export function Facts({ room, isCounted }: { room: RoomView; isCounted: boolean }) {
  const { kind, startsAt, endsAt, connectedSeconds, number } = room
  const t = useT()
  const zone = useReaderZone()
  const style = { language: t.language, zone }
  const span = endsAt ? `${formatTime(startsAt, style)} – ${formatTime(endsAt, style)}` : formatTime(startsAt, style)
  return (
    <dl className={`${classes.facts} pm-num`}>
      <div>
        <dt>{t('Connected for')}</dt>
        <dd>{kind === 'talk' ? <TalkTime room={room} /> : isCounted ? timeOf(connectedSeconds, t) : <Counting />}</dd>
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

const timeOf = (seconds: number, t: Translate) => (seconds > 0 ? lasted(seconds, t) : t('You were not connected'))

function Counting() {
  const t = useT()
  return <span className={classes.counting}>{t('Calculating…')}</span>
}

const ASK_AGAIN_MS = 2_000

/** The receipt exists a moment after the talk has ended. */
function useReceipt({ itemId }: RoomView) {
  const { data } = useQuery({
    ...receiptQuery(useApi(), itemId),
    refetchInterval: ({ state }) => (state.data ? false : ASK_AGAIN_MS),
  })
  return data?.receipt
}

/** The duration on the receipt, which is what is billed. */
function TalkTime({ room }: { room: RoomView }) {
  const t = useT()
  const receipt = useReceipt(room)
  return receipt ? timeOf(receipt.connectedSeconds, t) : <Counting />
}

/** The amount of the talk for this side. */
function TalkMoney({ room }: { room: RoomView }) {
  const t = useT()
  const { role } = room
  const receipt = useReceipt(room)
  if (!receipt) return null
  return (
    <div>
      <dt>{role === 'customer' ? t('You paid, including GST') : t('You earned, after deductions')}</dt>
      <dd>{formatExactPaise(role === 'customer' ? receipt.totalPaise : (receipt.earning?.netPaise ?? 0))}</dd>
    </div>
  )
}
