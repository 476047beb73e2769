import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { type AuditEntry, auditGroupsQuery, auditQuery, exportAuditLog } from '~/domains/audit/api.ts'
import { EntryDialog } from '~/domains/audit/components/entry-dialog.tsx'
import { Sentence } from '~/domains/audit/components/sentence.tsx'
import { plainSentence } from '~/domains/audit/words.ts'
import { peopleQuery } from '~/domains/people/api.ts'
import { formatWhen } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import type { Choice, Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({ title: t('Audit log'), description: t('Who did what, and why.'), private: true }))

const ENTRY = 'entry'

/** Link to the same view with one entry open. */
function EntryLink({ entry }: { entry: AuditEntry }) {
  const t = useT()
  const [query] = useSearchParams()
  const next = new URLSearchParams(query)
  next.set(ENTRY, String(entry.id))
  return (
    <Link to={`?${next}`} preventScrollReset>
      {formatWhen(entry.at, new Date(), t)}
      <span className="pm-visually-hidden"> {t('Entry {id}', { id: entry.id })}</span>
    </Link>
  )
}

const columnsIn = (t: Translate): Column<AuditEntry>[] => [
  {
    ...{ key: 'at', title: t('When'), sort: 'at', greatestFirst: true, whole: true },
    cell: (entry) => <EntryLink entry={entry} />,
  },
  { key: 'what', title: t('What happened'), stack: 'line', cell: (entry) => <Sentence entry={entry} /> },
  { key: 'reason', title: t('Reason'), stack: 'line', cell: ({ reason }) => reason },
  { key: 'address', title: t('IP address'), optional: true, cell: ({ address }) => address },
  { key: 'request', title: t('Request'), optional: true, cell: ({ requestId }) => requestId },
]

/** There are few staff members: the filter lists them all. */
function useFilters(t: Translate): Filter[] {
  const api = useApi()
  const groups = useQuery(auditGroupsQuery(api, t.language)).data?.groups ?? []
  const staff = useQuery(peopleQuery(api, { type: 'admin', limit: 100, sort: 'name' })).data?.data ?? []
  const actors: Choice[] = [
    ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: 'system', label: t('The system') },
  ]
  return [
    {
      ...{ kind: 'choice', key: 'group', label: t('Area|of the audit log') },
      choices: groups.map(({ group, title }) => ({ value: group, label: title })),
    },
    { kind: 'choice', key: 'actor', label: t('Who'), choices: actors },
    {
      kind: 'text',
      key: 'subject',
      label: t('Subject'),
      placeholder: t('Subject, e.g. account:12'),
      pattern: /^[a-z_]+(:[\w.-]{1,80})?$/,
    },
    { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('When') },
  ]
}

export default function AuditLog() {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const table = useTable({ columns: columnsIn(t), filters: useFilters(t), sort: '-at' })
  const entries = useQuery({ ...auditQuery(api, table.input, t.language), placeholderData: keepPreviousData })
  const open = entries.data?.data.find(({ id }) => String(id) === query.get(ENTRY))
  const close = () => {
    const next = new URLSearchParams(query)
    next.delete(ENTRY)
    setQuery(next, { preventScrollReset: true })
  }
  return (
    <>
      <PageHead
        title={t('Audit log')}
        action={<ExportButton call="audit-log/exports" ask={() => exportAuditLog(api, table.input)} />}
      >
        {t('Entries cannot be changed or removed. Each entry is locked by the next one.')}
      </PageHead>
      <DataTable
        caption={t('Audit log')}
        table={table}
        answer={entries}
        rowKey={({ id }) => id}
        rowName={plainSentence}
        searchLabel={t('Action, subject, reason or staff')}
        empty={{ title: t('No entries yet'), text: t('Every change staff make will appear here.') }}
      />
      {open && <EntryDialog entry={open} close={close} />}
    </>
  )
}
