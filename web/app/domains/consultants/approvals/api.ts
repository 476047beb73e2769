import type {
  countApplicants,
  decideApplicant,
  exportApplicants as exportEndpoint,
  getApplicant,
  listApplicants,
} from '#contract/consultants/approvals.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { listApplicantPapers } from '#contract/locker/papers.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type ApplicantRow = Received<typeof listApplicants>['data'][number]
export type Applicant = Received<typeof getApplicant>['applicant']

export type SeenPapers = NonNullable<Sent<typeof decideApplicant>['papers']>

/** The table passes on only what its filters and columns offer. */
export const applicantsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof listApplicants>(api, 'GET /api/web/v1/admin/consultants', input as Sent<typeof listApplicants>)

/** Longest waiting first. */
export const queueQuery = (api: Api) => ({
  ...applicantsQuery(api, { approval: 'submitted', sort: 'since', limit: 100 }),
  staleTime: 0,
})

/** The first few of them. */
export const firstWaitingQuery = (api: Api, limit: number) => ({
  ...applicantsQuery(api, { approval: 'submitted', sort: 'since', limit }),
  staleTime: 0,
})

/** Never cached: staff must decide on the current data. */
export const applicantQuery = (api: Api, id: number) => ({
  ...apiQuery<typeof getApplicant>(api, 'GET /api/web/v1/admin/consultants/{id}', { id }),
  staleTime: 0,
})

/** The submitted papers as they are shown beside the checklist: a decision names those that staff saw. */
export const seenPapersQuery = (api: Api, id: number) => ({
  ...apiQuery<typeof listApplicantPapers>(api, 'GET /api/web/v1/admin/consultants/{id}/papers', { id }),
  select: ({ papers }: Received<typeof listApplicantPapers>): SeenPapers =>
    papers.map(({ kind, documentId }) => ({ kind, documentId })),
})

export const applicantCountsQuery = (api: Api) =>
  apiQuery<typeof countApplicants>(api, 'GET /api/web/v1/admin/consultants/counts', {})

export const exportApplicants = async (api: Api, request: TableInput) => {
  const input = request as Sent<typeof exportEndpoint>
  return (await api.call<typeof exportEndpoint>('POST /api/web/v1/admin/consultants/exports', input)).data.url
}

export const decide = (api: Api, input: Sent<typeof decideApplicant>) =>
  api.call<typeof decideApplicant>('POST /api/web/v1/admin/consultants/{id}/decisions', input)
