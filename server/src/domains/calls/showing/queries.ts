import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Role } from '../room-kinds.ts'

export interface Showing {
  documentId: number
  shownBy: Role
  page: number
  shownAt: Date
}

const SHOWING = ['document_id as documentId', 'shown_by as shownBy', 'page', 'shown_at as shownAt'] as const

export const showingIn = (db: Db | Tx, slug: string): Promise<Showing | undefined> =>
  db.selectFrom('room_showings').select(SHOWING).where('room', '=', slug).$castTo<Showing>().executeTakeFirst()

/** Replaces what the same side shows. */
export const writeShowing = (tx: Tx, slug: string, { documentId, shownBy, page, shownAt }: Showing) => {
  const row = { document_id: documentId, shown_by: shownBy, page, shown_at: shownAt }
  return tx
    .insertInto('room_showings')
    .values({ room: slug, ...row })
    .onConflict((shown) => shown.column('room').doUpdateSet(row).where('room_showings.shown_by', '=', shownBy))
    .returning(SHOWING)
    .$castTo<Showing>()
    .executeTakeFirst()
}

/** Only the side that shows this document turns its pages. */
export const updatePage = (tx: Tx, slug: string, { documentId, shownBy, page }: Omit<Showing, 'shownAt'>) =>
  tx
    .updateTable('room_showings')
    .set({ page })
    .where('room', '=', slug)
    .where('document_id', '=', documentId)
    .where('shown_by', '=', shownBy)
    .returning(SHOWING)
    .$castTo<Showing>()
    .executeTakeFirst()

export const roomsShowing = async (tx: Tx, documentId: number) =>
  (
    await tx
      .selectFrom('room_showings')
      .select('room')
      .where('document_id', '=', documentId)
      .orderBy('room')
      .forUpdate()
      .execute()
  ).map(({ room }) => room)
