import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ENQUIRY_KINDS, ENQUIRY_STATES } from '#contract/enquiries/constants.ts'
import { allEnquiriesQuery, exportEnquiries, type StaffEnquiryRow } from '~/domains/enquiries/staff/api.ts'
import { TemplatesDialog } from '~/domains/enquiries/staff/templates-dialog.tsx'
import { EnquiryBadge } from '~/domains/enquiries/states/state-badge.tsx'
import { kindWords, stateWords, titleOf } from '~/domains/enquiries/states/words.ts'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import bookings from './bookings.module.css'
import classes from './coupons.module.css'

export const meta = page((t) => ({
  title: t('Enquiries'),
  description: t('Enquiries, callbacks and grievances.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<StaffEnquiryRow>[] => [
  {
    ...{ key: 'number', title: t('Enquiry'), whole: true },
    cell: ({ id, number }) => (
      <LocalLink to={`/admin/enquiries/${id}`} className={bookings.number}>
        {number}
      </LocalLink>
    ),
  },
  {
    ...{ key: 'name', title: t('Name'), stack: 'line' },
    cell: ({ accountId, name, priority }) => (
      <>
        {accountId ? <PersonName person={{ id: accountId, name }} /> : name}{' '}
        {priority > 0 && <Badge color="marigold">{t('Priority|enquiry')}</Badge>}
      </>
    ),
  },
  { key: 'text', title: t('What was asked'), stack: 'line', cell: ({ remarks }) => titleOf(remarks) },
  {
    ...{ key: 'mobile', title: t('Mobile'), optional: true, whole: true },
    cell: ({ mobile }) => mobile && formatMobile(mobile),
  },
  { key: 'kind', title: t('Kind'), stack: 'meta', cell: ({ kind }) => t(kindWords[kind]) },
  {
    key: 'for',
    title: t('For'),
    stack: 'meta',
    cell: ({ consultant }) => (consultant ? <PersonName person={consultant} /> : t('Help desk')),
  },
  { key: 'assignee', title: t('Assigned to'), cell: ({ assignee }) => assignee?.name },
  {
    ...{ key: 'created', title: t('Sent|enquiry'), sort: 'created', greatestFirst: true, stack: 'meta' },
    cell: ({ createdAt }) => `${formatDate(createdAt, t)}, ${formatTime(createdAt, t)}`,
  },
  {
    ...{ key: 'due', title: t('Reply due'), sort: 'due', optional: true },
    cell: ({ dueAt }) => `${formatDate(dueAt, t)}, ${formatTime(dueAt, t)}`,
  },
  {
    ...{ key: 'answered', title: t('First answer'), optional: true },
    cell: ({ firstAnswerMinutes: minutes }) => minutes !== null && t('{minutes} min', { minutes }),
  },
  {
    key: 'state',
    title: t('State|of an account'),
    stack: 'badge',
    cell: ({ state, becameBooking, escalatedAt }) =>
      escalatedAt && (state === 'new' || state === 'assigned') ? (
        <Badge color="madder">{t('Escalated')}</Badge>
      ) : (
        <EnquiryBadge state={state} becameBooking={becameBooking} />
      ),
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: [
      { value: 'open', label: t('Open|enquiries') },
      ...ENQUIRY_STATES.map((value) => ({ value, label: t(stateWords[value].word) })),
      { value: 'booked', label: t(stateWords.booked.word) },
    ],
  },
  {
    ...{ kind: 'choice', key: 'kind', label: t('Kind') },
    choices: ENQUIRY_KINDS.map((value) => ({ value, label: t(kindWords[value]) })),
  },
  {
    ...{ kind: 'choice', key: 'desk', label: t('For') },
    choices: [
      { value: 'help_desk', label: t('Help desk') },
      { value: 'consultants', label: t('Consultants') },
    ],
  },
  {
    ...{ kind: 'choice', key: 'assigned', label: t('Assigned to') },
    choices: [
      { value: 'me', label: t('Me') },
      { value: 'nobody', label: t('Nobody') },
    ],
  },
  {
    ...{ kind: 'choice', key: 'escalated', label: t('Escalated') },
    choices: [{ value: 'yes', label: t('Escalated') }],
  },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function Enquiries() {
  const t = useT()
  const api = useApi()
  const [preparing, setPreparing] = useState(false)
  // What is open is a queue: members with priority first, then what is due first.
  const sort = useSearchParams()[0].get('state') === 'open' ? 'queue' : '-created'
  const table = useTable({ columns: columnsIn(t), filters: [...filtersIn(t), ...usePersonFilter()], sort })
  const answer = useQuery({ ...allEnquiriesQuery(api, table.input), placeholderData: keepPreviousData })
  const { data } = answer
  return (
    <>
      <PageHead
        title={t('Enquiries')}
        action={
          <div className={classes.acts}>
            <ExportButton ask={() => exportEnquiries(api, table.input)} />
            <Button variant="default" onClick={() => setPreparing(true)}>
              {t('Prepared replies')}
            </Button>
          </div>
        }
      >
        <TableCount page={data} />
        {data &&
          data.usualMinutes !== null &&
          ` · ${t('usually answered in {minutes} min', { minutes: data.usualMinutes })}`}
        {data && data.openWaiting > 0 && (
          <>
            {' · '}
            <LocalLink to="/admin/enquiries?state=open" className={bookings.appeals}>
              {t.count(data.openWaiting, '{count} to answer', '{count} to answer')}
            </LocalLink>
          </>
        )}
        {data && data.escalatedWaiting > 0 && (
          <>
            {' · '}
            <LocalLink to="/admin/enquiries?state=open&escalated=yes" className={bookings.appeals}>
              {t.count(data.escalatedWaiting, '{count} is waiting too long', '{count} are waiting too long')}
            </LocalLink>
          </>
        )}
      </PageHead>
      <DataTable
        caption={t('Enquiries')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        searchLabel={t('Number, name or mobile')}
        empty={{
          title: t('No enquiries yet'),
          text: t('Enquiries, callbacks and grievances appear here.'),
        }}
      />
      {preparing && <TemplatesDialog close={() => setPreparing(false)} />}
    </>
  )
}
