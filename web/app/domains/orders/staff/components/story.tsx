import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { titleOf } from '~/lib/titles.ts'
import { Facts } from '~/ui/facts.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { HiddenContacts } from '~/ui/operated/data-table/hidden-contacts.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Story } from '../api.ts'
import classes from './staff.module.css'
import { type RefundReason, StoryDocuments, StoryPayments, StoryStaffActions } from './story-events.tsx'
import { StoryLines } from './story-lines.tsx'
import { StoryMoney } from './story-money.tsx'

interface OrderStoryProps {
  story: Story
  placeInWords: (place: string) => string
  kindInWords: (kind: string) => string
  reasonOf: RefundReason
}

/** One order in full: what was sold, to whom, how it was paid, and where every paisa went. */
export function OrderStory({ story, reasonOf, ...words }: OrderStoryProps) {
  const t = useT()
  const { order, buyer } = story
  return (
    <>
      {order.refundRequest?.state === 'asked' && (
        <Alert color="marigold" icon={<Icon name="alert-circle" />} title={t('The customer requests a refund')}>
          {order.refundRequest.reason}{' '}
          <LocalLink to={`/admin/refund-requests?search=${order.id}`}>{t('Decide')}</LocalLink>
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Panel title={t('Items sold')} flush>
            <StoryLines order={order} completable={story.completableLineIds} />
          </Panel>
          <Panel title={t('Money')} flush>
            <StoryMoney movements={story.movements} {...words} />
          </Panel>
        </div>
        <div className={classes.column}>
          <Panel
            title={t('Customer')}
            action={<LocalLink to={`/admin/people/${buyer.id}`}>{t('View account')}</LocalLink>}
          >
            <HiddenContacts in={buyer} />
            <Facts
              facts={[
                [t('Name'), buyer.name],
                [t('Mobile'), formatMobile(buyer.mobile)],
                [t('Invoice to'), order.billing.name],
                [t('Place of supply'), titleOf(order.billing.state, t.language)],
                ['GSTIN', order.billing.gstin],
                [t('Address'), order.billing.address],
              ]}
            />
          </Panel>
          <Panel title={t('Totals')}>
            <Facts facts={sumsOf(story, t)} sums />
          </Panel>
          <Panel title={t('Documents')} flush>
            <StoryDocuments story={story} />
          </Panel>
          <Panel title={t('Payments through the gateway')} flush>
            <StoryPayments story={story} />
          </Panel>
          <Panel title={t('History')} flush>
            <StoryStaffActions story={story} reasonOf={reasonOf} />
          </Panel>
        </div>
      </div>
    </>
  )
}

function sumsOf({ order }: Story, t: ReturnType<typeof useT>): [string, string][] {
  const rows: [string, number][] = [
    [t('Items'), order.subtotalPaise],
    [order.couponCode ? t('Coupon {code}', { code: order.couponCode }) : t('Discounts'), -order.discountPaise],
    [t('Taxable value'), order.taxablePaise],
    ['CGST', order.cgstPaise],
    ['SGST', order.sgstPaise],
    ['IGST', order.igstPaise],
    [t('Total'), order.totalPaise],
    [t('From promotional credit'), order.promoPaise],
    [t('From wallet'), order.walletPaise],
    [t('Through the gateway'), order.gatewayPaise],
    [t('Refunded'), -order.refundedPaise],
  ]
  return rows.filter(([, paise]) => paise !== 0).map(([name, paise]) => [name, formatExactPaise(paise)])
}
