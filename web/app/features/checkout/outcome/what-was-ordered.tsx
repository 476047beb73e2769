import type { Order } from '~/domains/orders/api.ts'
import { OrderLines } from '~/domains/orders/components/order-lines.tsx'
import { SessionCard } from '~/features/booking-actions/session-card.tsx'
import { useBookingOf } from './booking-line.ts'
import classes from './outcome.module.css'

/** A session with its picture and time, anything else as order lines. */
export function WhatWasOrdered({ order }: { order: Order }) {
  const detail = useBookingOf(order)
  if (detail) return <SessionCard booking={detail.booking} />
  return (
    <div className={classes.card}>
      <OrderLines order={order} />
    </div>
  )
}
