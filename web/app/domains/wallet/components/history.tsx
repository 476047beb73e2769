import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import classes from '~/ui/operated/paged-list/paged-list.module.css'
import { PagedList } from '~/ui/operated/paged-list/paged-list.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { type WalletEntry, walletQuery } from '../api.ts'
import { entryWords } from '../words.ts'
import { ReceiptButton } from './receipt-button.tsx'

const directions = ['in', 'out'] as const

/** Every movement of the wallet with the balance after it. */
export function WalletHistory({ orderPath }: { orderPath: (id: number) => string }) {
  const t = useT()
  const address = useListAddress()
  const direction = directions.find((one) => one === address.get('direction'))
  const answer = useQuery({
    ...walletQuery(useApi(), {
      page: address.page,
      ...(address.search && { search: address.search }),
      ...(direction && { direction }),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedList
      title={t('History')}
      searchLabel={t('Search')}
      address={address}
      answer={answer}
      narrowed={direction !== undefined}
      clear={() => address.set({ search: '', direction: '' })}
      filter={
        <NativeSelect
          aria-label={t('Show entries')}
          value={direction ?? ''}
          onChange={(event) => address.set({ direction: event.currentTarget.value })}
          data={[
            { value: '', label: t('All entries') },
            { value: 'in', label: t('Money in') },
            { value: 'out', label: t('Money out') },
          ]}
        />
      }
      empty={
        <EmptyState drawing="purse" tint="b" title={t('No transactions yet')}>
          {t('Payments, refunds and credits will be listed here with your balance after each.')}
        </EmptyState>
      }
    >
      {(rows) => (
        <table className={classes.table}>
          <caption className="pm-visually-hidden">{t('History')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Details')}</th>
              <th scope="col">{t('Date')}</th>
              <th scope="col">{t('Reference')}</th>
              <th scope="col" data-cell="amount">
                {t('Amount')}
              </th>
              <th scope="col" data-cell="wide" data-align="end">
                {t('Balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} orderPath={orderPath} />
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  )
}

function Entry({ entry, orderPath }: { entry: WalletEntry; orderPath: (id: number) => string }) {
  const t = useT()
  const words = entryWords(entry, t)
  const came = entry.amountPaise > 0
  return (
    <tr>
      <th scope="row">
        {entry.orderId === null ? words : <LocalLink to={orderPath(entry.orderId)}>{words}</LocalLink>}
      </th>
      <td data-cell="when">
        {formatDate(entry.at, t)}, {formatTime(entry.at, t)}
      </td>
      <td data-cell="more">
        {entry.topUpId === null ? (
          entry.reference
        ) : (
          <ReceiptButton topUpId={entry.topUpId} reference={entry.reference} />
        )}
      </td>
      <td data-cell="amount" data-way={came ? 'in' : 'out'}>
        {came ? '+' : '−'} {formatPaise(Math.abs(entry.amountPaise))}
      </td>
      <td data-cell="wide" data-align="end">
        {formatPaise(entry.balancePaise)}
      </td>
    </tr>
  )
}
