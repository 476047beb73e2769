import type * as api from '#contract/calls/showing.ts'
import type { Input } from '#contract/endpoint.ts'
import { documentSharedInto } from '#server/domains/locker/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { deleteShowing } from '../queries.ts'
import { findRoom, type Role, type Room } from '../room-kinds.ts'
import { openRoom, ownRoom } from '../rooms/service.ts'
import { upsertRoomRow } from '../seats/queries.ts'
import { notifyParticipants } from '../seats/service.ts'
import * as queries from './queries.ts'

/** The document if it is shared into the call, which both sides of the room may read. */
const sharedHere = (db: Db | Tx, { kind, itemId, customerId }: Room, documentId: number, now: Date) =>
  documentSharedInto(db, { kind, id: itemId }, { documentId, accountId: customerId }, now)

type Shared = NonNullable<Awaited<ReturnType<typeof sharedHere>>>

const shown = ({ id, name, kind }: Shared, { shownBy, page, shownAt }: queries.Showing, role: Role) => ({
  showing: { documentId: id, name, kind, mine: shownBy === role, page, shownAt },
})

const NONE = { showing: null }

/** What is no longer shared, or shown in a call that is over, is found by reading, whether or not its row is gone. */
export async function getShowing({ db, actor, now }: SignedIn, { slug }: Input<typeof api.getShowing>) {
  const { room, role } = await ownRoom(db, slug, actor.id, now)
  const showing = room.state === 'open' ? await queries.showingIn(db, slug) : undefined
  const document = showing && (await sharedHere(db, room, showing.documentId, now))
  return document ? shown(document, showing, role) : NONE
}

/** The caller's open room, locked: what is shown in it changes one after another, and never after its end. */
const inOpenRoom = async <T>(
  { db, actor, now }: SignedIn,
  slug: string,
  change: (tx: Tx, room: Room, role: Role) => Promise<T>,
) => {
  const { room, role } = await openRoom(db, slug, actor.id, now)
  return db.transaction().execute(async (tx) => {
    const { endedAt } = await upsertRoomRow(tx, room)
    if (endedAt) throw new Problem('room_closed')
    const result = await change(tx, room, role)
    await notifyParticipants(tx, room, now, 'roomshowing', { room: slug })
    return result
  })
}

export const showDocument = (context: SignedIn, { slug, documentId }: Input<typeof api.showDocument>) =>
  inOpenRoom(context, slug, async (tx, room, role) => {
    const { now } = context
    const document = await sharedHere(tx, room, documentId, now)
    if (!document) throw new Problem('not_found')
    if (document.kind === 'docx' || document.kind === 'xlsx') throw new Problem('unsupported_type')
    const before = await queries.showingIn(tx, slug)
    // What is no longer shared is not shown to anybody, and keeps nobody from showing something else.
    if (before && !(await sharedHere(tx, room, before.documentId, now))) await deleteShowing(tx, slug)
    const written = await queries.writeShowing(tx, slug, { documentId, shownBy: role, page: 1, shownAt: now })
    if (!written) throw new Problem('showing_taken')
    return shown(document, written, role)
  })

export const turnPage = (context: SignedIn, { slug, documentId, page }: Input<typeof api.turnPage>) =>
  inOpenRoom(context, slug, async (tx, room, role) => {
    const document = await sharedHere(tx, room, documentId, context.now)
    if (!document || (document.kind !== 'pdf' && page > 1)) throw new Problem('not_found')
    const turned = await queries.updatePage(tx, slug, { documentId, shownBy: role, page })
    if (!turned) throw new Problem('not_found')
    return shown(document, turned, role)
  })

export async function stopShowing({ db, actor, now }: SignedIn, { slug }: Input<typeof api.stopShowing>) {
  const { room } = await ownRoom(db, slug, actor.id, now)
  return db.transaction().execute((tx) => stop(tx, room, now))
}

async function stop(tx: Tx, room: Room, now: Date) {
  if (await deleteShowing(tx, room.slug)) await notifyParticipants(tx, room, now, 'roomshowing', { room: room.slug })
  return NONE
}

/** A share of the document ended: it leaves the stage of every call that it is no longer shared into. */
export async function endShowingsOf(tx: Tx, documentId: number, now: Date) {
  for (const slug of await queries.roomsShowing(tx, documentId)) {
    const room = await findRoom(tx, slug, now)
    if (room && !(await sharedHere(tx, room, documentId, now))) await stop(tx, room, now)
  }
}
