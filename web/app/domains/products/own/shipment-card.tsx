import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { useNow } from '~/lib/use-now.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { confirmDelivery, refreshShipments, type Shipment } from '../goods/api.ts'
import { ShipmentFacts } from '../goods/shipment-facts.tsx'
import { shipmentStates } from '../goods/words.ts'
import { Photo } from '../list/photo.tsx'
import { buyerNote, mayBeMissing } from './buyer-note.ts'
import { CancelOverdue, ReportMissing } from './late-goods.tsx'
import classes from './own.module.css'

interface ShipmentCardProps {
  shipment: Shipment
  orderPath: string
  profilePath: string
  /** The return of the goods. */
  children?: ReactNode
}

/** Goods that were ordered: where they are, and what to do if something is wrong. */
export function ShipmentCard({ shipment, orderPath, profilePath, children }: ShipmentCardProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const now = useNow(60_000)
  const confirming = useMutation({
    mutationFn: () => confirmDelivery(api, shipment.id),
    onSuccess: ({ message }) => void toast(t(message)),
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => refreshShipments(client),
  })
  const title = titleOf(shipment, t.language)
  const { consultant, state, quantity } = shipment
  const { word, color } = shipmentStates[state]
  const note = buyerNote(shipment, now, t)
  return (
    <article className={classes.card}>
      <div className={classes.photo}>
        <Photo id={shipment.productId} photo={shipment.photo} kind="physical" />
      </div>
      <div className={classes.words}>
        <header className={classes.head}>
          <h2 lang={t.lang(title)}>
            {title}
            {quantity > 1 && ` × ${quantity}`}
          </h2>
          <Badge color={color}>{t(word)}</Badge>
        </header>
        <p>
          <LocalLink to={profilePath} lang={t.lang(consultant.name)}>
            {consultant.name}
          </LocalLink>{' '}
          · <span className="pm-num">{formatExactPaise(shipment.paidPaise)}</span>
        </p>
        <ShipmentFacts shipment={shipment} />
        {note && <p>{note}</p>}
        {children}
        <div className={classes.actions}>
          <ButtonLink to={orderPath} variant="plain">
            {t('Order and invoice')}
            <span className="pm-visually-hidden">: {title}</span>
          </ButtonLink>
          {shipment.isOverdue && <CancelOverdue shipment={shipment} />}
          {mayBeMissing(shipment, now) && <ReportMissing shipment={shipment} />}
          {state === 'shipped' && (
            <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
              {t('It has arrived')}
              <span className="pm-visually-hidden">: {title}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
