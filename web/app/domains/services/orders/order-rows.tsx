import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import type { ServiceOrderRow, Side } from './api.ts'
import classes from './order-rows.module.css'
import { serviceOrderPath } from './paths.ts'
import { nextOf, progressOf, statusOf } from './words.ts'

/** What the customer does next on the page of the order. */
function actOf({ state }: ServiceOrderRow, side: Side, t: Translate) {
  if (side === 'customer' && state === 'briefing') return t('Send the brief')
  if (side === 'customer' && state === 'delivered') return t('Review the work')
  return t('Open|a page')
}

interface OrderRowsProps {
  orders: readonly ServiceOrderRow[]
  side: Side
  pictureOf: (order: ServiceOrderRow) => ReactNode
}

/** Ordered services, each with its status, its progress and what happens next. */
export function OrderRows({ orders, side, pictureOf }: OrderRowsProps) {
  const t = useT()
  return (
    <ul className={classes.list}>
      {orders.map((order) => {
        const { id, number, other, isYourTurn } = order
        const { word, color } = statusOf(order, t)
        const title = titleOf(order, t.language)
        return (
          <li key={id} className={classes.row}>
            <div className={classes.head}>
              {pictureOf(order)}
              <div>
                <h3>{title}</h3>
                <p>
                  <span className="pm-num">{number}</span> · <span lang={t.lang(other.name)}>{other.name}</span>
                </p>
              </div>
              <div className={classes.badge}>
                <Badge color={color}>{word}</Badge>
              </div>
            </div>
            <div className={classes.bar} aria-hidden="true">
              <span style={{ width: `${progressOf(order)}%` }} />
            </div>
            <div className={classes.foot}>
              <p className={classes.next}>{nextOf(order, side, t)}</p>
              <ButtonLink to={serviceOrderPath(id, side)} {...(!isYourTurn && { variant: 'outline' })}>
                {actOf(order, side, t)}
                <span className="pm-visually-hidden">: {title}</span>
              </ButtonLink>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
