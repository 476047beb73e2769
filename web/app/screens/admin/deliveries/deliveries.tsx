import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Delivery, deliveriesQuery, exportDeliveries } from '~/domains/notifications/staff/api.ts'
import { channels, deliveryStates, recipientOf, textOf } from '~/domains/notifications/staff/words.ts'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { formatWhen } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Messages|SMS, emails, push'),
  description: t('SMS, emails and push notifications that were sent.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<Delivery>[] => {
  const when = (at: string | null) => at && formatWhen(at, new Date(), t)
  return [
    { key: 'to', title: t('To|a person'), whole: true, cell: (delivery) => recipientOf(delivery, t) },
    { key: 'person', title: t('Name'), stack: 'line', cell: ({ person }) => person && <PersonName person={person} /> },
    { key: 'channel', title: t('Channel'), stack: 'meta', cell: ({ channel }) => t(channels[channel]) },
    { key: 'text', title: t('Text|of a message'), stack: 'line', cell: (delivery) => textOf(delivery, t) },
    {
      ...{ key: 'state', title: t('Status'), stack: 'badge' },
      cell: ({ state }) => <Badge color={deliveryStates[state].color}>{t(deliveryStates[state].word)}</Badge>,
    },
    { key: 'error', title: t('Reason'), stack: 'line', cell: ({ error }) => error },
    {
      ...{ key: 'at', title: t('Written on'), sort: 'created', greatestFirst: true, stack: 'meta' },
      cell: ({ createdAt }) => when(createdAt),
    },
    { key: 'attempts', title: t('Attempts|of a job'), optional: true, cell: ({ attempts }) => attempts },
    { key: 'next', title: t('Next attempt'), optional: true, cell: ({ nextAt }) => when(nextAt) },
    { key: 'settled', title: t('Sent or failed on'), optional: true, cell: ({ settledAt }) => when(settledAt) },
  ]
}

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('Status') },
    choices: Object.entries(deliveryStates).map(([value, { word }]) => ({ value, label: t(word) })),
  },
  {
    ...{ kind: 'choice', key: 'channel', label: t('Channel') },
    choices: Object.entries(channels).map(([value, word]) => ({ value, label: t(word) })),
  },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function Deliveries() {
  const t = useT()
  const api = useApi()
  const table = useTable({
    columns: columnsIn(t),
    filters: [...usePersonFilter(), ...filtersIn(t)],
    sort: '-created',
  })
  const deliveries = useQuery({ ...deliveriesQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Messages|SMS, emails, push')}
        action={<ExportButton call="deliveries/exports" ask={() => exportDeliveries(api, table.request)} />}
      >
        {t('Sent messages are stored for 7 days, failed ones for 90.')}
      </PageHead>
      <DataTable
        caption={t('Messages|SMS, emails, push')}
        table={table}
        answer={deliveries}
        rowKey={({ id }) => id}
        rowName={(delivery) => recipientOf(delivery, t)}
        searchLabel={t('Name, mobile or email')}
        empty={{ title: t('No messages'), text: t('Messages to customers and consultants will appear here.') }}
      />
    </>
  )
}
