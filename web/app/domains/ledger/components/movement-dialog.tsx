import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Facts } from '~/ui/facts.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import type { Movement } from '../api.ts'
import { chart, formatExact, movementInWords, numberOf } from '../words.ts'
import classes from './ledger.module.css'
import { SidesTable } from './sides-table.tsx'

/** One movement in full: every account it affects, and that it sums to zero. */
export function MovementDialog({ movement, close }: { movement: Movement; close: () => void }) {
  const t = useT()
  const { id, at, kind, memo, key, orderId, paymentId, refundId, payoutId, entries } = movement
  return (
    <Dialog opened onClose={close} title={`${numberOf(id)} · ${movementInWords(kind, t)}`} width={680}>
      <SidesTable
        caption={t('Accounts affected')}
        inDialog
        rows={entries.map(({ account, owner, paise, balanceAfterPaise }, position) => ({
          key: String(position),
          paise,
          name: (
            <>
              {t(chart[account].name)}
              {owner && (
                <span className={classes.small}>
                  <LocalLink to={`/admin/people/${owner.id}`}>{owner.name}</LocalLink>
                  {balanceAfterPaise !== null &&
                    ` · ${t('{amount} after', { amount: formatExact(balanceAfterPaise) })}`}
                </span>
              )}
            </>
          ),
        }))}
      />
      <Facts
        facts={[
          [t('When'), `${formatDate(at, t)}, ${formatTime(at, t)}`],
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
