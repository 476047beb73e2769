import type * as api from '#contract/accounts/privacy.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

export async function listDueConsents({ db, actor }: SignedIn) {
  const [asked, current] = await Promise.all([queries.versionsToAgreeTo(db, actor.id), queries.currentVersions(db)])
  const due = current
    .map(({ document, version }) => ({
      ...{ document, version },
      changes: asked.filter((one) => one.document === document).map(({ document: _, ...changes }) => changes),
    }))
    .filter(({ changes }) => changes.length > 0)
  return { due }
}

/** Only to what is published now: a person who left the page open reads the newer version first. */
export const agreeToDocument = (
  { db, actor, address, now }: SignedIn,
  { document, version }: Input<typeof api.agreeToDocument>,
) =>
  db.transaction().execute(async (tx) => {
    const current = await queries.currentVersions(tx)
    if (!current.some((one) => one.document === document && one.version === version)) throw new Problem('stale')
    await queries.addConsent(tx, { accountId: actor.id, document, version, address, now })
    return { document, version }
  })
