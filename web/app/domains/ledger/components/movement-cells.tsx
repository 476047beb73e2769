import { Link, useSearchParams } from 'react-router'
import { dayIn, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatShortDay } from '~/lib/short-dates.ts'
import type { Column } from '~/ui/operated/data-table/types.ts'
import type { Movement } from '../api.ts'
import { chart, formatExact, movementInWords, numberOf } from '../words.ts'
import classes from './ledger.module.css'

export const OPEN = 'entry'

/** Link to the same view with one movement open. */
function MovementLink({ movement }: { movement: Movement }) {
  const t = useT()
  const [query] = useSearchParams()
  const next = new URLSearchParams(query)
  next.set(OPEN, String(movement.id))
  const day = dayIn(t.zone, movement.at)
  return (
    <>
      <Link to={`?${next}`} preventScrollReset className={classes.entry}>
        {numberOf(movement.id)}
      </Link>
      <span className={classes.small}>
        <span className={classes.number}>{`${formatShortDay(day, t)} ${day.slice(0, 4)},`}</span>{' '}
        <span className={classes.number}>{formatTime(movement.at, t)}</span>
      </span>
    </>
  )
}

function referenceOf({ orderId, paymentId, payoutId, refundId }: Movement, t: Translate) {
  if (orderId) return t('Order {id}', { id: orderId })
  if (payoutId) return t('Payout {id}', { id: payoutId })
  if (refundId) return t('Refund {id}', { id: refundId })
  if (paymentId) return t('Payment {id}', { id: paymentId })
  return undefined
}

const side = ({ entries }: Movement, sign: 1 | -1, t: Translate) =>
  [...new Set(entries.filter(({ paise }) => paise * sign > 0).map(({ account }) => t(chart[account].name)))].join(', ')

const personOf = ({ entries }: Movement) => entries.find(({ owner }) => owner)?.owner?.name

export const movementColumns = (t: Translate): Column<Movement>[] => [
  {
    ...{ key: 'entry', title: t('Entry'), sort: 'at', greatestFirst: true },
    cell: (movement) => <MovementLink movement={movement} />,
  },
  {
    ...{ key: 'for', title: t('For|what a movement was for'), stack: 'line' },
    cell: (movement) => (
      <>
        {movementInWords(movement.kind, t)}
        <span className={classes.small}>
          {[referenceOf(movement, t), personOf(movement)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { key: 'debit', title: t('Debit'), cell: (movement) => side(movement, -1, t) },
  {
    ...{ key: 'credit', title: t('Credit'), stack: 'meta' },
    cell: (movement) => (
      <>
        <span className={classes.from}>{side(movement, -1, t)} → </span>
        {side(movement, 1, t)}
      </>
    ),
  },
  {
    ...{ key: 'amount', title: t('Amount'), align: 'right', stack: 'amount' },
    cell: ({ amountPaise }) => (
      <span className={`${classes.number} ${classes.amount}`}>{formatExact(amountPaise)}</span>
    ),
  },
  { key: 'memo', title: t('Memo'), optional: true, cell: ({ memo }) => memo },
  { key: 'key', title: t('Key|of a movement'), optional: true, cell: ({ key }) => key },
]
