import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  certificatesQuery,
  exportCertificates,
  revokeCertificate,
  type StaffCertificate,
} from '~/domains/learning/staff/api.ts'
import { CourseName } from '~/domains/learning/staff/course-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { toast } from '~/ui/toast.tsx'

export const meta = page((t) => ({
  title: t('Certificates'),
  description: t('Issued and revoked certificates.'),
  private: true,
}))

const columnsIn = (t: Translate, revoke: (certificate: StaffCertificate) => void): Column<StaffCertificate>[] => [
  { key: 'number', title: t('Number|of a document'), sort: 'number', whole: true, cell: ({ number }) => number },
  { key: 'name', title: t('Name'), sort: 'name', stack: 'line', cell: ({ name }) => name },
  {
    ...{ key: 'course', title: t('Course'), stack: 'line' },
    cell: (row) => <CourseName id={row.courseId} titles={row} />,
  },
  {
    ...{ key: 'issuedAt', title: t('Issued'), sort: 'issuedAt', greatestFirst: true, stack: 'meta' },
    cell: ({ issuedAt }) => formatDate(issuedAt, t),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ revokedAt, revokedReason }) =>
      revokedAt ? (
        <Badge color="madder" title={revokedReason ?? undefined}>
          {t('Revoked')}
        </Badge>
      ) : (
        <Badge color="leaf">{t('Valid')}</Badge>
      ),
  },
  {
    ...{ key: 'act', title: t('Action'), stack: 'meta' },
    cell: (row) =>
      row.revokedAt ? (
        <>
          {row.revokedReason ?? ''}
          {!row.mayBeIssuedAgain && (
            <Button variant="subtle" onClick={() => revoke(row)}>
              {t('Allow a new one')}
              <span className="pm-visually-hidden">: {row.number}</span>
            </Button>
          )}
        </>
      ) : (
        <Button variant="subtle" color="madder" onClick={() => revoke(row)}>
          {t('Revoke')}
          <span className="pm-visually-hidden">: {row.number}</span>
        </Button>
      ),
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: [
      { value: 'valid', label: t('Valid') },
      { value: 'revoked', label: t('Revoked') },
    ],
  },
]

export default function Certificates() {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [revoking, setRevoking] = useState<StaffCertificate>()
  const [mayBeIssuedAgain, setMayBeIssuedAgain] = useState(false)
  const table = useTable({
    columns: columnsIn(t, setRevoking),
    filters: [...filtersIn(t), ...usePersonFilter()],
    sort: '-issuedAt',
  })
  const answer = useQuery({ ...certificatesQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead title={t('Certificates')} action={<ExportButton ask={() => exportCertificates(api, table.input)} />}>
        <TableCount page={answer.data} />
      </PageHead>
      <DataTable
        caption={t('Certificates')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        searchLabel={t('Number, name or course')}
        empty={{ title: t('No certificates yet'), text: t('Learners get one when they have finished a course.') }}
      />
      {revoking?.revokedAt && (
        <ActDialog
          title={t('Allow a new certificate for {name}?', { name: revoking.name })}
          act={t('Allow')}
          onClose={() => setRevoking(undefined)}
          send={(reason) => revokeCertificate(api, { id: revoking.id, reason, mayBeIssuedAgain: true })}
          onDone={() => {
            void toast(t('The learner can get a new certificate'))
            void refreshBackOffice(client)
          }}
        >
          <p>
            {t('{number} stays revoked. The learner can get a new certificate for the course.', {
              number: revoking.number,
            })}
          </p>
        </ActDialog>
      )}
      {revoking && !revoking.revokedAt && (
        <ActDialog
          title={t('Revoke {number}?', { number: revoking.number })}
          act={t('Revoke')}
          destructive
          onClose={() => {
            setRevoking(undefined)
            setMayBeIssuedAgain(false)
          }}
          send={(reason) => revokeCertificate(api, { id: revoking.id, reason, mayBeIssuedAgain })}
          onDone={({ message }) => {
            void toast(t(message))
            void refreshBackOffice(client)
          }}
        >
          <p>
            {t('The public check of {name}’s certificate immediately says that it was revoked.', {
              name: revoking.name,
            })}
          </p>
          <Checkbox
            label={t('The learner may get a new certificate, for example with a corrected name')}
            checked={mayBeIssuedAgain}
            onChange={(event) => setMayBeIssuedAgain(event.currentTarget.checked)}
          />
        </ActDialog>
      )}
    </>
  )
}
