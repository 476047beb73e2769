import type { FoundKind } from '#contract/admin/constants.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { mayCall } from '#server/platform/http/bind.ts'

interface Referred {
  /** Of the page that shows it. */
  id: number
  reference: string
  /** Whom it concerns. */
  name: string
}

interface ReferenceSource {
  /** Who may call this endpoint may find it. */
  shownBy: Endpoint
  /** Texts of another form are not looked up. */
  pattern: RegExp
  /** By an index. */
  find: (db: Db, text: string) => Promise<Referred[]>
}

const sources = new Map<FoundKind, ReferenceSource>()

/** A domain whose records have a number makes them known to the search of the back office. */
export const registerReference = (kind: FoundKind, source: ReferenceSource) => {
  sources.set(kind, source)
}

/** What a number or reference names, of that which the caller may open. */
export async function findReferences(db: Db, actor: Actor, typed: string) {
  const text = typed.trim()
  const fitting = [...sources].filter(([, { shownBy, pattern }]) => pattern.test(text) && mayCall(shownBy, actor))
  const found = await Promise.all(
    fitting.map(async ([kind, { find }]) => (await find(db, text)).map((row) => ({ kind, ...row }))),
  )
  return found.flat()
}
