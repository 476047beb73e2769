import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { titleOf } from '~/lib/titles.ts'
import type { OwnShipment } from './api.ts'
import classes from './goods.module.css'
import { stepsOf } from './words.ts'

/** Where goods go, how far they are, and how to track them. */
export function ShipmentFacts({ shipment }: { shipment: Omit<OwnShipment, 'grossPaise'> }) {
  const t = useT()
  const { to, carrier, trackingNumber } = shipment
  return (
    <>
      <address className={classes.address}>
        <span lang={t.lang(to.name)}>{to.name}</span>, {to.street}, {to.city} {to.pincode},{' '}
        {titleOf(to.state, t.language)}
        <span className="pm-num">, {formatMobile(to.mobile)}</span>
      </address>
      {carrier && (
        <p className="pm-num">{t('{carrier}, tracking number {number}', { carrier, number: trackingNumber ?? '' })}</p>
      )}
      <ol className={classes.steps}>
        {stepsOf(shipment, t).map(({ word, day }) => (
          <li key={word}>
            <strong>{word}</strong> <span className="pm-num">{day}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
