import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { JOB_NAMES } from '#contract/admin/job-names.ts'
import { exportJobs, giveUpJob, type JobRun, jobsQuery, runJob } from '~/domains/admin/jobs/api.ts'
import { jobStates } from '~/domains/admin/jobs/words.ts'
import { formatWhen } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Background jobs'),
  description: t('What runs automatically, and what failed.'),
  private: true,
}))

type Ask = (run: JobRun) => void

/** What staff can do about a run: a failed one is run again, a waiting one given up. */
function Acts({ run, ask }: { run: JobRun; ask: Ask }) {
  const t = useT()
  const act = run.state === 'waiting' ? t('Skip|a job') : run.state === 'failed' ? t('Run again') : undefined
  if (!act) return null
  return (
    <Button size="sm" variant="light" onClick={() => ask(run)}>
      {act}
      <span className="pm-visually-hidden">: {JOB_NAMES[run.kind][t.language]}</span>
    </Button>
  )
}

const columnsIn = (t: Translate, ask: Ask): Column<JobRun>[] => {
  const when = (at: string | null) => at && formatWhen(at, new Date(), t)
  return [
    { key: 'kind', title: t('Job|in the background'), cell: ({ kind }) => JOB_NAMES[kind][t.language] },
    {
      ...{ key: 'state', title: t('Status'), stack: 'badge' },
      cell: ({ state }) => <Badge color={jobStates[state].color}>{t(jobStates[state].word)}</Badge>,
    },
    {
      ...{ key: 'attempts', title: t('Attempts|of a job'), stack: 'meta', titled: true, whole: true },
      cell: ({ attempts, maxAttempts }) => t('{count} of {max}', { count: attempts, max: maxAttempts }),
    },
    {
      ...{ key: 'created', title: t('Created|of a job'), sort: 'created', greatestFirst: true },
      cell: ({ createdAt }) => when(createdAt),
    },
    {
      ...{ key: 'next', title: t('Next run'), stack: 'meta', titled: true },
      cell: ({ nextAt }) => when(nextAt),
    },
    { key: 'ended', title: t('Ended|of a job'), stack: 'meta', titled: true, cell: ({ endedAt }) => when(endedAt) },
    { key: 'error', title: t('Last error'), stack: 'line', cell: ({ error }) => error },
    { key: 'acts', title: t('Action'), stack: 'line', cell: (run) => <Acts run={run} ask={ask} /> },
  ]
}

const kindsIn = (t: Translate) =>
  Object.entries(JOB_NAMES)
    .map(([value, name]) => ({ value, label: name[t.language] }))
    .sort((one, other) => one.label.localeCompare(other.label, t.language))

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('Status') },
    choices: Object.entries(jobStates).map(([value, { word }]) => ({ value, label: t(word) })),
  },
  { kind: 'choice', key: 'kind', label: t('Job|in the background'), choices: kindsIn(t) },
]

export default function Jobs() {
  const t = useT()
  const api = useApi()
  const [asked, setAsked] = useState<JobRun>()
  const table = useTable({ columns: columnsIn(t, setAsked), filters: filtersIn(t), sort: '-created' })
  const runs = useQuery({ ...jobsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Background jobs')}
        action={<ExportButton call="jobs/exports" ask={() => exportJobs(api, table.request)} />}
      >
        {t('The last three days.')}
      </PageHead>
      <DataTable
        caption={t('Background jobs')}
        table={table}
        answer={runs}
        rowKey={({ run }) => run}
        rowName={({ kind }) => JOB_NAMES[kind][t.language]}
        empty={{ title: t('No jobs yet'), text: t('Runs of background jobs will appear here.') }}
      />
      {asked && <Confirm run={asked} close={() => setAsked(undefined)} />}
    </>
  )
}

function Confirm({ run: { kind, run, state }, close }: { run: JobRun; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { onDone } = useOperation(close)
  const isWaiting = state === 'waiting'
  return (
    <ActDialog
      title={isWaiting ? t('Skip this run?') : t('Run this job now?')}
      act={isWaiting ? t('Skip|a job') : t('Run again')}
      destructive={isWaiting}
      onClose={close}
      send={(reason) => (isWaiting ? giveUpJob(api, { kind, run, reason }) : runJob(api, { kind, reason }))}
      onDone={onDone}
    >
      <strong>{JOB_NAMES[kind][t.language]}</strong>
      <br />
      {isWaiting
        ? t('This run is skipped. The job runs again at its next time.')
        : t('It starts within a minute. Running it twice does no harm.')}
    </ActDialog>
  )
}
