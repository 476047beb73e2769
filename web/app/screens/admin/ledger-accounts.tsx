import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type BalanceRow, balancesQuery, exportBalances } from '~/domains/ledger/api.ts'
import { balanceKinds, chart, formatExact } from '~/domains/ledger/words.ts'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './person.module.css'

export const meta = page((t) => ({ title: t('Accounts'), description: t('Balances by account.'), private: true }))

const columnsIn = (t: Translate): Column<BalanceRow>[] => [
  {
    ...{ key: 'name', title: t('Owner'), sort: 'name' },
    cell: ({ owner }) => (
      <LocalLink to={`/admin/people/${owner.id}`} lang={t.lang(owner.name)}>
        {owner.name}
      </LocalLink>
    ),
  },
  { key: 'kind', title: t('Account|of the ledger'), stack: 'meta', cell: ({ kind }) => t(chart[kind].name) },
  {
    ...{ key: 'held', title: t('Held|money'), align: 'right', stack: 'line' },
    cell: ({ heldPaise }) => (heldPaise > 0 ? formatExact(heldPaise) : ''),
  },
  {
    ...{ key: 'balance', title: t('Balance'), sort: 'balance', greatestFirst: true, align: 'right', stack: 'amount' },
    cell: ({ balancePaise }) => formatExact(balancePaise),
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'kind', label: t('Account|of the ledger') },
    choices: balanceKinds.map((kind) => ({ value: kind, label: t(chart[kind].name) })),
  },
]

/** Wallet and earnings accounts of people. */
export default function LedgerAccounts() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: [...filtersIn(t), ...usePersonFilter()], sort: '-balance' })
  const balances = useQuery({ ...balancesQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <LocalLink to="/admin/ledger" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Ledger')}
      </LocalLink>
      <PageHead
        title={t('Accounts')}
        action={<ExportButton call="ledger/accounts/exports" ask={() => exportBalances(api, table.input)} />}
      >
        <TableCount page={balances.data} />
      </PageHead>
      <DataTable
        caption={t('Accounts')}
        table={table}
        answer={balances}
        rowKey={({ id }) => id}
        rowName={({ owner }) => owner.name}
        searchLabel={t('Name, mobile or email')}
        empty={{
          title: t('No balances yet'),
          text: t('Accounts with top-ups, earnings or credits appear here.'),
        }}
      />
    </>
  )
}
