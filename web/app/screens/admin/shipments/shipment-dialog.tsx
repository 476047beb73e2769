import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DisputedDocuments } from '~/domains/locker/components/disputed-documents.tsx'
import { shipmentStates } from '~/domains/products/goods/words.ts'
import { ReturnFacts } from '~/domains/products/returns/return-facts.tsx'
import { decideReturn, type ShipmentStory, shipmentStoryQuery } from '~/domains/products/staff/shipments-api.ts'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Facts } from '~/ui/facts.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { HiddenContacts } from '~/ui/operated/data-table/hidden-contacts.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { MissingGoods } from './missing-goods.tsx'

/** Goods of an order with their return, and the decision about it. */
export function ShipmentDialog({ id, close }: { id: number; close: () => void }) {
  const t = useT()
  const answer = useQuery(shipmentStoryQuery(useApi(), id))
  return (
    <Dialog opened onClose={close} title={answer.data ? titleOf(answer.data.shipment, t.language) : t('Delivery')}>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.data && <Story story={answer.data} />}
    </Dialog>
  )
}

type Decision = 'accepted' | 'refunded' | 'rejected'

function Story({ story }: { story: ShipmentStory }) {
  const t = useT()
  const [decision, setDecision] = useState<Decision>()
  const { shipment, return: back } = story
  const cancelled = shipment.cancellation
  const wasSent = Boolean(back?.trackingNumber)
  const person = (one: { id: number; name: string; mobile: string }) => (
    <>
      <LocalLink to={`/admin/people/${one.id}`}>{one.name}</LocalLink>{' '}
      <span className="pm-num">{formatMobile(one.mobile)}</span>
    </>
  )
  const day = (at: string | null) => at && formatDate(at, t)
  return (
    <>
      <HiddenContacts in={story} />
      <Facts
        facts={[
          [
            t('Order'),
            <LocalLink key="order" to={`/admin/orders/${shipment.orderId}`}>
              {shipment.orderId}
            </LocalLink>,
          ],
          [t('State|of an account'), t(shipmentStates[shipment.state].word)],
          [t('Customer'), person(shipment.customer)],
          [t('Seller'), person(shipment.consultant)],
          [t('Paid, with GST and delivery'), formatExactPaise(shipment.paidPaise)],
          [t('Deliver to'), shipment.place],
          [t('Order placed|of goods'), day(shipment.placedAt)],
          [t('Sent|of goods'), day(shipment.shippedAt)],
          [t('Tracking number'), shipment.trackingNumber && `${shipment.carrier}, ${shipment.trackingNumber}`],
          [t('Delivered|of goods'), day(shipment.deliveredAt)],
          [t('Cancelled by the seller'), cancelled?.by === 'consultant' ? cancelled.reason : null],
          [t('Cancelled by the customer'), cancelled?.by === 'customer' ? t('It was not sent in time') : null],
          [t('Has not arrived'), shipment.missingDetails],
        ]}
      />
      {shipment.missingAt && <MissingGoods shipment={shipment} />}
      {back && (
        <ReturnFacts back={back}>
          {back.trackingNumber && (
            <p className="pm-num">
              {t('{carrier}, tracking number {number}', { carrier: back.carrier ?? '', number: back.trackingNumber })}
            </p>
          )}
          {back.state === 'escalated' && <DisputedDocuments subject={{ kind: 'product_return', id: back.id }} />}
        </ReturnFacts>
      )}
      {back?.state === 'escalated' && (
        <DialogActions>
          <Button variant="default" size="lg" onClick={() => setDecision('rejected')}>
            {t('Reject return')}
          </Button>
          <Button {...(!wasSent && { variant: 'default' })} size="lg" onClick={() => setDecision('refunded')}>
            {t('Refund {amount}', { amount: formatExactPaise(back.refundablePaise) })}
          </Button>
          {/* What was sent back once cannot be sent again. */}
          {!wasSent && (
            <Button size="lg" style={{ gridColumn: '1 / -1' }} onClick={() => setDecision('accepted')}>
              {t('Accept return')}
            </Button>
          )}
        </DialogActions>
      )}
      {back && decision && <DecideDialog back={back} decision={decision} close={() => setDecision(undefined)} />}
    </>
  )
}

interface DecideDialogProps {
  back: NonNullable<ShipmentStory['return']>
  decision: Decision
  close: () => void
}

function DecideDialog({ back, decision, close }: DecideDialogProps) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const { id, trackingNumber, refundablePaise } = back
  const words = {
    accepted: {
      title: t('Accept this return?'),
      act: t('Accept return'),
      text: t('The customer sends the goods back and is refunded when they arrive. Both get your reason.'),
    },
    refunded: {
      title: t('Refund the customer?'),
      act: t('Refund {amount}', { amount: formatExactPaise(refundablePaise) }),
      text: trackingNumber
        ? t('The full amount is refunded now. Both get your reason.')
        : t('The full amount is refunded now. The goods need not be sent back. Both get your reason.'),
    },
    rejected: {
      title: t('Reject this return?'),
      act: t('Reject return'),
      text: [
        t('The customer is not refunded. Both get your reason.'),
        trackingNumber && t('The seller keeps what came back.'),
      ]
        .filter(Boolean)
        .join(' '),
    },
  }[decision]
  return (
    <ActDialog
      title={words.title}
      act={words.act}
      destructive={decision !== 'accepted'}
      onClose={close}
      send={(reason) => operation.send({ id, decision, reason }, (input, key) => decideReturn(api, input, key))}
      onDone={operation.onDone}
    >
      {words.text}
    </ActDialog>
  )
}
