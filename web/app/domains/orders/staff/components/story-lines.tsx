import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { ActDialog } from '~/ui/form/act-dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import type { Order, OrderLine } from '../../api.ts'
import { lineStates } from '../../words.ts'
import { completeLine } from '../api.ts'
import classes from './staff.module.css'

/** What was sold, what became of it, and the way to say that it is done. */
export function StoryLines({ order }: { order: Order }) {
  const t = useT()
  const [done, setDone] = useState<OrderLine>()
  return (
    <ul className={classes.rows}>
      {order.lines.map((line) => (
        <li key={line.id}>
          <div className={classes.words}>
            <strong>{titleOf(line, t.language)}</strong>
            <span className={classes.small}>
              {line.by && <LocalLink to={`/consultants/${line.by.slug}`}>{line.by.name}</LocalLink>}
              {line.by && ' · '}
              {`SAC ${line.sac}`}
              {line.discountPaise > 0 && ` · ${t('{amount} off', { amount: formatPaise(line.discountPaise) })}`}
              {line.refundedPaise > 0 && ` · ${t('{amount} refunded', { amount: formatPaise(line.refundedPaise) })}`}
            </span>
            {line.state === 'fulfilled' && (
              <Button variant="default" size="sm" className={classes.act ?? ''} onClick={() => setDone(line)}>
                {t('Mark as done')}
              </Button>
            )}
          </div>
          <div className={classes.end}>
            <strong className="pm-num">{formatExactPaise(line.totalPaise)}</strong>
            <Badge color={lineStates[line.state].color}>{t(lineStates[line.state].word)}</Badge>
          </div>
        </li>
      ))}
      {done && <DoneDialog orderId={order.id} line={done} close={() => setDone(undefined)} />}
    </ul>
  )
}

function DoneDialog({ orderId, line, close }: { orderId: number; line: OrderLine; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  return (
    <ActDialog
      title={t('Is {title} done?', { title: titleOf(line, t.language) })}
      act={t('Mark as done')}
      onClose={close}
      send={(reason) => {
        const wish = { id: orderId, lineId: line.id, reason }
        return completeLine(api, wish, attempt.keyFor(wish))
      }}
      onDone={({ message }) => {
        attempt.done()
        void toast(t(message))
        void refreshBackOffice(client)
      }}
    >
      {t(
        'From here on it is earned: fees and taxes are taken, and the rest is released to the consultant after its time.',
      )}
    </ActDialog>
  )
}
