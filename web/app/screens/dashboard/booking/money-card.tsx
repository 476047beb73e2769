import type { Booking, BookingDetail } from '~/domains/bookings/api.ts'
import { DocumentButton } from '~/domains/orders/components/document-button.tsx'
import sums from '~/domains/orders/components/sums.module.css'
import { Sum } from '~/domains/orders/components/sums.tsx'
import { orderPath } from '~/domains/orders/paths.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { taxRows } from '~/lib/tax-rows.ts'
import { Panel } from '~/ui/panel.tsx'
import classes from './booking.module.css'

interface MoneyCardProps {
  booking: Booking
  money: NonNullable<BookingDetail['money']>
}

/** Price, refunds and documents. */
export function MoneyCard({ booking: { mode, minutes }, money }: MoneyCardProps) {
  const t = useT()
  return (
    <Panel title={t('Payment')} action={<LocalLink to={orderPath(money.orderId)}>{t('View order')}</LocalLink>}>
      <dl className={sums.sums}>
        <Sum
          name={
            mode === 'video' ? t('Video, {minutes} minutes', { minutes }) : t('Audio, {minutes} minutes', { minutes })
          }
          paise={money.subtotalPaise}
        />
        {money.discountPaise > 0 && <Sum name={t('Discount')} paise={-money.discountPaise} look="less" />}
        {taxRows(money, money.gstRateBp).map(([name, paise]) => (
          <Sum key={name} name={name} paise={paise} />
        ))}
        <Sum name={t('Paid')} paise={money.totalPaise} look="total" />
        {money.refundedPaise > 0 && <Sum name={t('Refunded')} paise={money.refundedPaise} look="less" />}
        {money.extensions.map(({ orderId, minutes: more, totalPaise }) => (
          <Sum
            key={orderId}
            name={
              <LocalLink to={orderPath(orderId)}>
                {t('{minutes} extra minutes, including GST', { minutes: more })}
              </LocalLink>
            }
            paise={totalPaise}
          />
        ))}
      </dl>
      <div className={classes.papers}>
        {money.documents.map((document) => (
          <DocumentButton key={document.id} orderId={money.orderId} document={document}>
            {document.kind === 'invoice' ? t('Invoice') : t('Credit note')}
          </DocumentButton>
        ))}
      </div>
    </Panel>
  )
}
