import type { FastifyInstance } from 'fastify'
import { JOB_KINDS } from '#contract/admin/job-kinds.ts'
import { exportJobs } from '#contract/admin/jobs.ts'
import type { Input } from '#contract/endpoint.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type JobFilter, type JobRow, jobsMatching } from '#server/platform/jobs/queries.ts'
import { errorShown, stateOf, storedStates } from './rules.ts'

export const filterOf = ({ state, kind }: Input<typeof exportJobs>): JobFilter => ({
  states: state && storedStates[state],
  kind,
})

/** The signed link contains the filter, so the export matches the list on the screen. */
export const jobsFile = signedKind('jobs.csv', exportJobs.input)

const columns: CsvColumns<JobRow> = [
  ['Run', (row) => row.run],
  ['Job', (row) => row.kind],
  ['Status', (row) => stateOf(row.state)],
  ['Retries', (row) => row.retries],
  ['Created', (row) => row.createdAt, 'India time'],
  ['Started', (row) => row.startedAt, 'India time'],
  ['Ended', (row) => row.endedAt, 'India time'],
  ['Error', (row) => errorShown(row.output)],
]

export const serveJobsFile = (app: FastifyInstance) =>
  serveSigned(app, jobsFile, async ({ services, actor, now, params }) => {
    const rows = inParts((part) =>
      jobsMatching(services.db, filterOf(params), JOB_KINDS, { descending: true, ...part }),
    )
    return staffCsv('jobs', { actor, now }, columns, rows)
  })
