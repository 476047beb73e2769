import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { exportPayouts, type PayoutRow, payoutCountsQuery, payoutsQuery } from '~/domains/payouts/admin/api.ts'
import { payoutWord, payoutWords } from '~/domains/payouts/admin/payout-word.ts'
import { StateBadge } from '~/domains/payouts/components/state-badge.tsx'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({ title: t('Payouts'), description: t('Withdrawals by consultants.'), private: true }))

const columnsIn = (t: Translate): Column<PayoutRow>[] => [
  {
    ...{ key: 'reference', title: t('Reference'), whole: true },
    cell: ({ id, reference }) => <LocalLink to={`/admin/payouts/${id}`}>{reference}</LocalLink>,
  },
  {
    key: 'consultant',
    title: t('Consultant'),
    stack: 'line',
    cell: ({ consultant }) => <PersonName person={consultant} />,
  },
  {
    key: 'mobile',
    title: t('Mobile'),
    whole: true,
    optional: true,
    cell: ({ consultant }) => formatMobile(consultant.mobile),
  },
  { key: 'account', title: t('Account'), stack: 'meta', cell: ({ bank, ending }) => `${bank} ···· ${ending}` },
  {
    ...{ key: 'asked', title: t('Requested'), sort: 'asked', greatestFirst: true, stack: 'meta', titled: true },
    cell: ({ askedAt }) => formatDate(askedAt, t),
  },
  {
    ...{ key: 'amount', title: t('Amount'), sort: 'amount', greatestFirst: true, align: 'right', stack: 'amount' },
    cell: ({ amountPaise }) => formatPaise(amountPaise),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: (row) => <StateBadge word={payoutWord(row)} />,
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: Object.entries(payoutWords).map(([value, { label }]) => ({ value, label: t(label) })),
  },
]

export default function Payouts() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: [...filtersIn(t), ...usePersonFilter()], sort: '-asked' })
  const payouts = useQuery({ ...payoutsQuery(api, table.input), placeholderData: keepPreviousData })
  const counts = useQuery(payoutCountsQuery(api)).data
  const waiting = counts?.waiting
  return (
    <>
      <PageHead title={t('Payouts')} action={<ExportButton ask={() => exportPayouts(api, table.input)} />}>
        {waiting && waiting.withdrawals > 0 ? (
          t.count(waiting.withdrawals, '{count} to approve, {amount}', '{count} to approve, {amount}', {
            amount: formatPaise(waiting.amountPaise),
          })
        ) : (
          <TableCount page={payouts.data} />
        )}
      </PageHead>
      {counts?.provider === null && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} mb="lg" title={t('Payouts are not set up')}>
          {t('No payout provider is configured, so approved withdrawals wait. See RAZORPAYX_KEY_ID in the README.')}
        </Alert>
      )}
      <DataTable
        caption={t('Payouts')}
        table={table}
        answer={payouts}
        rowKey={({ id }) => id}
        rowName={({ reference }) => reference}
        searchLabel={t('Reference, name or mobile')}
        empty={{
          title: t('No withdrawals yet'),
          text: t('Withdrawal requests appear here for approval.'),
        }}
      />
    </>
  )
}
