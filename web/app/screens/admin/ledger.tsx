import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { exportMovements, movementKindsQuery, movementsQuery, trialBalanceQuery } from '~/domains/ledger/api.ts'
import { BooksState } from '~/domains/ledger/components/books-state.tsx'
import { movementColumns, OPEN } from '~/domains/ledger/components/movement-cells.tsx'
import { MovementDialog } from '~/domains/ledger/components/movement-dialog.tsx'
import { TrialBalance } from '~/domains/ledger/components/trial-balance.tsx'
import { accountKinds, chart, movementInWords, numberOf } from '~/domains/ledger/words.ts'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { dayIn, INDIA } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import type { Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './ledger.module.css'

export const meta = page((t) => ({ title: t('Ledger'), description: t('Every transaction.'), private: true }))

const AS_OF = 'asOf'

/** The usual closing days of the books, as calendar days in India. */
function closings(now: Date) {
  const today = dayIn(INDIA, now)
  const [year = 0, month = 1] = today.split('-').map(Number)
  const day = (y: number, m: number, d: number) => new Date(Date.UTC(y, m, d)).toISOString().slice(0, 10)
  return {
    yesterday: dayIn(INDIA, now.getTime() - 86_400_000),
    month: day(year, month - 1, 0),
    year: day(month > 3 ? year : year - 1, 2, 31),
  }
}

function asOfChoices(t: Translate) {
  const { yesterday, month, year } = closings(new Date())
  return [
    { value: '', label: t('As of today') },
    { value: yesterday, label: t('As of yesterday') },
    { value: month, label: t('End of last month') },
    { value: year, label: t('End of last financial year') },
  ]
}

function useFilters(t: Translate): Filter[] {
  const kinds = useQuery(movementKindsQuery(useApi())).data?.kinds ?? []
  return [
    {
      ...{ kind: 'choice', key: 'kind', label: t('For|what a movement was for') },
      choices: kinds.map((kind) => ({ value: kind, label: movementInWords(kind, t) })),
    },
    {
      ...{ kind: 'choice', key: 'account', label: t('Account|of the ledger') },
      choices: accountKinds.map((kind) => ({ value: kind, label: t(chart[kind].name) })),
    },
    { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('When') },
  ]
}

export default function Ledger() {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const asOf = query.get(AS_OF) ?? ''
  const balance = useQuery({ ...trialBalanceQuery(api, asOf), placeholderData: keepPreviousData })
  const table = useTable({
    columns: movementColumns(t),
    filters: [...useFilters(t), ...usePersonFilter()],
    sort: '-at',
  })
  const movements = useQuery({ ...movementsQuery(api, table.input), placeholderData: keepPreviousData })
  const open = movements.data?.data.find(({ id }) => String(id) === query.get(OPEN))
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { preventScrollReset: true })
  }
  const acts = (
    <div className={classes.acts}>
      <NativeSelect
        aria-label={t('Trial balance as of')}
        data={asOfChoices(t)}
        value={asOf}
        onChange={(event) => set(AS_OF, event.currentTarget.value)}
      />
      <ExportButton ask={() => exportMovements(api, table.input)} />
    </div>
  )
  return (
    <>
      <PageHead title={t('Ledger')} action={acts}>
        {t('Double entry. Entries are never changed or deleted; corrections are new entries.')}
      </PageHead>
      {balance.data && <BooksState check={balance.data.check} totalPaise={balance.data.totalPaise} />}
      <div className={classes.columns}>
        <DataTable
          caption={t('Entries')}
          table={table}
          answer={movements}
          rowKey={({ id }) => id}
          rowName={({ id }) => numberOf(id)}
          searchLabel={t('Entry, order, person or mobile')}
          empty={{ title: t('No transactions yet'), text: t('Every transaction will appear here.') }}
        />
        {balance.data ? (
          <TrialBalance rows={balance.data.rows} />
        ) : balance.isError ? (
          <LoadFailed retry={balance.refetch} />
        ) : (
          <SkeletonLines lines={8} />
        )}
      </div>
      {open && <MovementDialog movement={open} close={() => set(OPEN, '')} />}
    </>
  )
}
