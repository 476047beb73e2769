import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Story } from '../api.ts'
import classes from './story.module.css'

interface StoryMoneyProps {
  money: Story['money']
  placeInWords: (place: string) => string
}

const amount = (paise: number) => (paise === 0 ? '' : formatExactPaise(paise))

/** Ledger accounts affected by this booking: debits and credits sum to the same. */
export function StoryMoney({ money, placeInWords }: StoryMoneyProps) {
  const t = useT()
  const total = (key: 'debitPaise' | 'creditPaise') => money.accounts.reduce((sum, account) => sum + account[key], 0)
  return (
    <Panel
      title={t('Money')}
      flush
      action={
        money.accounts.length > 0 && (
          <Badge color={money.balanced ? 'leaf' : 'madder'}>
            {money.balanced ? t('Balanced') : t('Does not balance')}
          </Badge>
        )
      }
    >
      {money.accounts.length === 0 ? (
        <p className={classes.none}>{t('No transactions yet.')}</p>
      ) : (
        <table className={`${classes.accounts} pm-num`}>
          <thead>
            <tr>
              <th scope="col">{t('Entry')}</th>
              <th scope="col">{t('Debit')}</th>
              <th scope="col">{t('Credit')}</th>
            </tr>
          </thead>
          <tbody>
            {money.accounts.map(({ place, of, debitPaise, creditPaise }) => (
              <tr key={`${place} ${of}`}>
                <th scope="row">
                  {placeInWords(place)}
                  {of && <span>{of}</span>}
                </th>
                <td>{amount(debitPaise)}</td>
                <td>{amount(creditPaise)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('Total')}</th>
              <td>{formatExactPaise(total('debitPaise'))}</td>
              <td>{formatExactPaise(total('creditPaise'))}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Panel>
  )
}

/** Paid, refunded and still refundable. */
export function StorySums({ money }: { money: Story['money'] }) {
  const t = useT()
  const { orderId, paidPaise, refundedPaise, refundablePaise } = money
  if (orderId === null) return null
  return (
    <section className={classes.sums} aria-label={t('Totals')}>
      <dl className="pm-num">
        <div>
          <dt>{t('Customer paid')}</dt>
          <dd>{formatExactPaise(paidPaise)}</dd>
        </div>
        <div>
          <dt>{t('Refunded so far')}</dt>
          <dd>{formatExactPaise(refundedPaise)}</dd>
        </div>
        <div data-sum>
          <dt>{t('Can be refunded')}</dt>
          <dd>{formatExactPaise(refundablePaise)}</dd>
        </div>
        {money.extensions.map((extension) => (
          <div key={extension.orderId}>
            <dt>
              <LocalLink to={`/admin/orders/${extension.orderId}`}>
                {t('{minutes} extra minutes', { minutes: extension.minutes })}
              </LocalLink>
            </dt>
            <dd>{formatExactPaise(extension.totalPaise)}</dd>
          </div>
        ))}
      </dl>
      <LocalLink to={`/admin/orders/${orderId}`}>
        {money.invoiceNumber
          ? t('Order {id}, invoice {number}', { id: orderId, number: money.invoiceNumber })
          : t('Order {id}', { id: orderId })}
      </LocalLink>
    </section>
  )
}
