import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/locker/papers.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { paperFile } from '../files.ts'
import { ownDocument } from '../queries.ts'
import { insertAccess } from '../shares/queries.ts'
import * as queries from './queries.ts'

async function shown(db: Db | Tx, consultantId: number) {
  const rows = await queries.papersOf(db, consultantId)
  return {
    papers: rows.map(({ id, name, kind, bytes, paper, submittedAt }) => ({
      ...{ kind: paper, documentId: id, name, documentKind: kind, bytes, submittedAt },
    })),
  }
}

export const listPapers = ({ db, actor }: SignedIn) => shown(db, actor.id)

export const submitPaper = (context: SignedIn, { kind, documentId }: Input<typeof api.submitPaper>) =>
  context.db.transaction().execute(async (tx) => {
    const { actor, now } = context
    const document = await ownDocument(tx, { id: documentId, accountId: actor.id })
    if (!document || document.trashedAt) throw new Problem('not_found')
    await queries.writePaper(tx, actor.id, kind, documentId, now)
    const subject = { kind: 'account', id: actor.id }
    await audit.record(tx, context, { action: 'consultant.paper_submitted', subject, after: { kind, documentId } })
    return shown(tx, actor.id)
  })

export async function withdrawPaper({ db, actor }: SignedIn, { kind }: Input<typeof api.withdrawPaper>) {
  await queries.dropPaper(db, actor.id, kind)
  return shown(db, actor.id)
}

export const listApplicantPapers = ({ db }: SignedIn, { id }: Input<typeof api.listApplicantPapers>) => shown(db, id)

/** Staff open papers only through this, so that every look is recorded, for the auditor and for the owner. */
export async function openApplicantPaper(context: SignedIn, { id, kind, use }: Input<typeof api.openApplicantPaper>) {
  const { db, services, actor, now } = context
  const paper = await queries.paperOf(db, id, kind)
  if (!paper) throw new Problem('not_found')
  await db.transaction().execute(async (tx) => {
    await insertAccess(tx, { documentId: paper.id, readerId: actor.id, use, subject: null, at: now })
    await audit.record(tx, context, {
      action: 'consultant.paper_opened',
      subject: { kind: 'account', id },
      after: { kind, documentId: paper.id, use },
    })
  })
  const params = { consultantId: id, kind, documentId: paper.id }
  return { url: signedUrl(services, paperFile, params, { actor, now }), name: paper.name, kind: paper.kind }
}
