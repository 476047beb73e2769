import type * as contract from '#contract/admin/jobs.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type JobRun = Received<typeof contract.listJobs>['data'][number]

const AGAIN_MS = 15_000

/** Refetched while it is open: jobs run every minute. */
export const jobsQuery = (api: Api, input: TableInput) => ({
  ...apiQuery<typeof contract.listJobs>(api, 'GET /api/web/v1/admin/jobs', input as Sent<typeof contract.listJobs>),
  refetchInterval: AGAIN_MS,
})

export const exportJobs = async (api: Api, request: TableInput) =>
  (
    await api.call<typeof contract.exportJobs>(
      'POST /api/web/v1/admin/jobs/exports',
      request as Sent<typeof contract.exportJobs>,
    )
  ).data.url

export const runJob = (api: Api, request: Sent<typeof contract.runJob>) =>
  api.call<typeof contract.runJob>('POST /api/web/v1/admin/jobs/runs', request)

export const giveUpJob = (api: Api, request: Sent<typeof contract.giveUpJob>) =>
  api.call<typeof contract.giveUpJob>('POST /api/web/v1/admin/jobs/give-ups', request)
