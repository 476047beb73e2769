import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Facts } from '~/ui/facts.tsx'
import type { Movement } from '../api.ts'
import { chart, formatExact, movementInWords, numberOf } from '../words.ts'
import classes from './ledger.module.css'

/** One movement whole: every account it touches, and that it is zero in sum. */
export function MovementDialog({ movement, close }: { movement: Movement; close: () => void }) {
  const t = useT()
  const { id, at, kind, memo, key, orderId, paymentId, refundId, payoutId, entries, amountPaise } = movement
  return (
    <Dialog opened onClose={close} title={`${numberOf(id)} · ${movementInWords(kind, t)}`} width={680}>
      <table className={`${classes.lines} ${classes.inDialog}`}>
        <thead>
          <tr>
            <th scope="col">{t('Account|of the ledger')}</th>
            <th scope="col" data-align="right">
              {t('Debit')}
            </th>
            <th scope="col" data-align="right">
              {t('Credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ account, owner, paise, balanceAfterPaise }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never change, and their place is what tells them apart.
            <tr key={position}>
              <th scope="row">
                {t(chart[account].name)}
                {owner && (
                  <span className={classes.small}>
                    <LocalLink to={`/admin/people/${owner.id}`}>{owner.name}</LocalLink>
                    {balanceAfterPaise !== null &&
                      ` · ${t('{amount} after', { amount: formatExact(balanceAfterPaise) })}`}
                  </span>
                )}
              </th>
              <td data-align="right" className={classes.number}>
                {paise < 0 && formatExact(-paise)}
              </td>
              <td data-align="right" className={classes.number}>
                {paise > 0 && formatExact(paise)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Total')}</th>
            <td data-align="right" className={classes.number}>
              {formatExact(amountPaise)}
            </td>
            <td data-align="right" className={classes.number}>
              {formatExact(amountPaise)}
            </td>
          </tr>
        </tfoot>
      </table>
      <Facts
        facts={[
          [t('When'), `${formatDate(at, t)}, ${formatTime(at)}`],
          [t('Memo'), memo],
          [t('Order'), orderId],
          [t('Payment'), paymentId],
          [t('Refund'), refundId],
          [t('Payout'), payoutId],
          [t('Key|of a movement'), key],
        ]}
      />
    </Dialog>
  )
}
