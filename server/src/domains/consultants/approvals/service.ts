import type * as api from '#contract/consultants/approvals.ts'
import { CHECKLIST } from '#contract/consultants/constants.ts'
import { Approval } from '#contract/consultants/own-profile.ts'
import type { Input } from '#contract/endpoint.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { portraitPath } from '../portraits/rules.ts'
import { changeApproval, notifyOtherProcesses, profileRow } from '../profile/queries.ts'
import { isPresentable } from '../profile/rules.ts'
import { followName, presented } from '../profile/service.ts'
import { applicantsFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf, isSamePapers, steps } from './rules.ts'

export async function listApplicants({ db, contacts }: SignedIn, input: Input<typeof api.listApplicants>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts)
  const view = {
    sort: sort.replace('-', '') as 'name' | 'since',
    descending: sort.startsWith('-'),
    limit,
    offset: (page - 1) * limit,
  }
  const [rows, count] = await Promise.all([
    queries.applicantsMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  const data = rows.map(({ thumbnail, hasTexts, ...row }) => ({
    ...row,
    thumbnail: thumbnail ?? portraitPath('plain', row.id),
    ready: hasTexts && row.sector !== null,
  }))
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportApplicants(context: SignedIn, filter: Input<typeof api.exportApplicants>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'consultants.exported', after: filter }))
  return { url: signedUrl(services, applicantsFile, filter, { actor, now }) }
}

export async function countApplicants({ db, settings }: SignedIn) {
  const { approvalPromiseDays: promiseDays } = settings
  const counted = new Map((await queries.countsByApproval(db)).map((row) => [row.approval, row.consultants]))
  return {
    counts: Approval.options.map((approval) => ({ approval, consultants: counted.get(approval) ?? 0 })),
    promiseDays,
  }
}

export const getApplicant = async ({ db }: SignedIn, { id }: Input<typeof api.getApplicant>) => ({
  applicant: await applicantOf(db, id),
})

async function applicantOf(db: Db, id: number) {
  const [row, decisions] = await Promise.all([profileRow(db, id), queries.decisionsOf(db, id)])
  if (!row) throw new Problem('not_found')
  const { mobile, email, registeredAt, suspendedAt } = row
  return { ...presented(row), mobile, email, registeredAt, suspended: suspendedAt !== null, decisions }
}

export async function decideApplicant(context: SignedIn, input: Input<typeof api.decideApplicant>) {
  const { db, actor, now } = context
  const { id, decision, seen, note, checklist } = input
  const { from, to, needsNote, needsChecks } = steps[decision]
  if (seen !== from) throw new Problem('invalid', { errors: { decision: ['This cannot be decided now.'] } })
  if (needsNote && note === '') throw new Problem('invalid', { errors: { note: ['Please fill this in.'] } })
  if (needsChecks && CHECKLIST.some((item) => !checklist.includes(item)))
    throw new Problem('invalid', { errors: { checklist: ['Check every item before you approve.'] } })
  await db.transaction().execute(async (tx) => {
    const row = await profileRow(tx, id)
    if (!row) throw new Problem('not_found')
    const profile = presented(row)
    if (profile.approval !== seen) throw await tooLate(db, id)
    if (profile.revision !== input.revision) throw new Problem('stale')
    const papers = needsChecks ? await queries.submittedPapers(tx, id) : []
    if (needsChecks && !isSamePapers(papers, input.papers)) throw new Problem('stale')
    if (to === 'approved' && !isPresentable(profile)) throw new Problem('profile_incomplete')
    const move = { consultantId: id, before: from, after: to, decidedBy: actor.id, note, checklist, now }
    if (!(await changeApproval(tx, move))) throw await tooLate(db, id)
    if (to === 'approved') await followName(tx, profile)
    await audit.record(tx, context, {
      action: `consultant.${to}`,
      subject: { kind: 'account', id },
      before: { approval: from },
      after: { approval: to, checklist, ...(needsChecks && { papers }) },
      reason: note || undefined,
    })
    await notify(tx, now, { accountId: id, message: 'application_decided', params: { decision, note } })
    await notifyOtherProcesses(tx)
  })
  return { applicant: await applicantOf(db, id) }
}

/** Someone else decided first: who, and what they decided. */
async function tooLate(db: Db, id: number) {
  const [last] = await queries.decisionsOf(db, id)
  return new Problem('already_decided', last && { errors: { decision: [`${last.after}: ${last.decidedBy}`] } })
}
