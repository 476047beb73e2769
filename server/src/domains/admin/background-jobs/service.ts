import { JOB_KINDS, type JobKind } from '#contract/admin/job-kinds.ts'
import type * as api from '#contract/admin/jobs.ts'
import type { Input } from '#contract/endpoint.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { cancelWaiting, countJobs, type JobRow, jobsMatching } from '#server/platform/jobs/queries.ts'
import { filterOf, jobsFile } from './files.ts'
import { errorShown, stateOf } from './rules.ts'

export async function listJobs({ db }: SignedIn, { page, limit, sort, ...filters }: Input<typeof api.listJobs>) {
  const filter = filterOf(filters)
  const [rows, count] = await Promise.all([
    jobsMatching(db, filter, JOB_KINDS, { descending: sort === '-created', limit, offset: (page - 1) * limit }),
    countJobs(db, filter, JOB_KINDS, COUNTED_TO + 1),
  ])
  return { data: rows.map(shown), count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

function shown({ run, kind, state: stored, retries, retryLimit, startAfter, output, ...times }: JobRow) {
  const state = stateOf(stored)
  return {
    ...{ run, kind: kind as JobKind, state, ...times },
    attempts: retries + (stored === 'created' ? 0 : 1),
    maxAttempts: retryLimit + 1,
    nextAt: state === 'waiting' ? startAfter : null,
    error: state === 'done' ? null : errorShown(output),
  }
}

export async function exportJobs(context: SignedIn, filter: Input<typeof api.exportJobs>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'jobs.exported', after: filter }))
  return { url: signedUrl(services, jobsFile, filter, { actor, now }) }
}

const subjectOf = (kind: JobKind) => ({ kind: 'job', id: kind })

/** Jobs are idempotent, so a run too many does no harm. */
export async function runJob(context: SignedIn, { kind, reason }: Input<typeof api.runJob>) {
  await context.db
    .transaction()
    .execute((tx) => audit.record(tx, context, { action: 'job.run_again', subject: subjectOf(kind), reason }))
  await context.services.jobs.soon(kind)
  return {}
}

export const giveUpJob = (context: SignedIn, { kind, run, reason }: Input<typeof api.giveUpJob>) =>
  context.db.transaction().execute(async (tx) => {
    if (!(await cancelWaiting(tx, { kind, run, now: context.now }))) throw new Problem('stale')
    await audit.record(tx, context, { action: 'job.given_up', subject: subjectOf(kind), after: { run }, reason })
    return {}
  })
