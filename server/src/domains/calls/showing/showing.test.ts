import { describe, expect, test } from 'vitest'
import { getShowing, showDocument, stopShowing, turnPage } from '#contract/calls/showing.ts'
import { removeDocument, restoreDocument, trashDocument } from '#contract/locker/endpoints.ts'
import { revokeShare } from '#contract/locker/sharing.ts'
import { aDocument, anOffice, aPicture, putInLocker } from '#test/documents.ts'
import type { Person } from '#test/people.ts'
import { aCall, aDocumentOf, anOpenRoom, type OpenRoom } from '#test/rooms.ts'
import { anAnsweredTalk } from '#test/talks.ts'
import { sharedWorld } from '#test/world.ts'
import { findRoom } from '../room-kinds.ts'
import { endRoom } from '../seats/service.ts'

const there = await sharedWorld()

const seenBy = async (who: Person, { slug }: Pick<OpenRoom, 'slug'>) =>
  (await who.send(getShowing, { slug })).body.data?.showing
const show = (who: Person, { slug }: Pick<OpenRoom, 'slug'>, documentId: number) =>
  who.send(showDocument, { slug, documentId })
const turn = (who: Person, { slug }: Pick<OpenRoom, 'slug'>, documentId: number, page: number) =>
  who.send(turnPage, { slug, documentId, page })
const stop = (who: Person, { slug }: Pick<OpenRoom, 'slug'>) => who.send(stopShowing, { slug })

/** A room in which the customer shows a PDF of theirs. */
async function aShowing() {
  const room = await anOpenRoom(there)
  const { id, shareId } = await aDocumentOf(room.customer, 'booking', room.id)
  expect((await show(room.customer, room, id)).status).toBe(200)
  return { ...room, documentId: id, shareId }
}

describe('a document shown in a call', () => {
  test('is seen by both on the same page, also after a reload, and either side closes it', async () => {
    const room = await anOpenRoom(there)
    const sides = await aCall(there, room)
    const { id } = await aDocumentOf(room.customer, 'booking', room.id)
    const events = () => [sides.customer, sides.consultant].map((side) => side.received('roomshowing').length)
    const first = { documentId: id, name: 'floor-layout.pdf', kind: 'pdf', page: 1 }
    expect((await show(room.consultant, room, id)).body.data.showing).toMatchObject({ ...first, mine: true })
    expect(await seenBy(room.customer, room)).toMatchObject({ ...first, mine: false })
    await expect.poll(events).toEqual([1, 1])
    expect((await turn(room.consultant, room, id, 7)).body.data.showing).toMatchObject({ page: 7, mine: true })
    expect(await seenBy(room.customer, room)).toMatchObject({ page: 7 })
    await expect.poll(events).toEqual([2, 2])
    expect((await stop(room.customer, room)).body.data.showing).toBeNull()
    expect((await stop(room.consultant, room)).status).toBe(200)
    expect(await seenBy(room.consultant, room)).toBeNull()
    expect((await turn(room.consultant, room, id, 2)).status).toBe(404)
    await expect.poll(events).toEqual([3, 3])
  })

  test('is a PDF or a picture that is shared into this call, shown by one of its two sides', async () => {
    const [room, other] = [await anOpenRoom(there), await anOpenRoom(there)]
    const { id } = await aDocumentOf(room.customer, 'booking', room.id)
    for (const stranger of [await there.aCustomer(), other.consultant]) {
      expect((await show(stranger, room, id)).status).toBe(404)
      expect((await stop(stranger, room)).status).toBe(404)
      expect(await seenBy(stranger, room)).toBeUndefined()
    }
    const unshared = await aDocument(room.customer, 'private.pdf')
    const elsewhere = await aDocumentOf(other.customer, 'booking', other.id)
    for (const wrong of [unshared.id, elsewhere.id, 999_999_999])
      expect((await show(room.customer, room, wrong)).status).toBe(404)
    const shareInto = { kind: 'booking', id: room.id } as const
    const sheet = await putInLocker(room.customer, 'costs.xlsx', anOffice('xlsx'), { shareInto })
    expect((await show(room.customer, room, sheet.body.data.document.id)).body.code).toBe('unsupported_type')
    const photo = await putInLocker(room.customer, 'site.png', await aPicture(), { shareInto })
    const photoId = photo.body.data.document.id
    expect((await show(room.customer, room, photoId)).status).toBe(200)
    expect((await turn(room.customer, room, photoId, 2)).status).toBe(404)
    expect(await seenBy(other.customer, other)).toBeNull()
  })

  test('is turned only by the side that shows it, to a page within bounds', async () => {
    const room = await aShowing()
    expect((await turn(room.consultant, room, room.documentId, 2)).status).toBe(404)
    for (const page of [0, 2001, 1.5]) expect((await turn(room.customer, room, room.documentId, page)).status).toBe(422)
    const second = await aDocumentOf(room.customer, 'booking', room.id)
    expect((await turn(room.customer, room, second.id, 2)).status).toBe(404)
    expect(await seenBy(room.consultant, room)).toMatchObject({ documentId: room.documentId, page: 1 })
    expect((await show(room.customer, room, second.id)).status).toBe(200)
    expect(await seenBy(room.consultant, room)).toMatchObject({ documentId: second.id, page: 1 })
  })

  test('is one, when both sides show theirs at once', async () => {
    const room = await anOpenRoom(there)
    const theirs = await Promise.all(
      [room.customer, room.consultant].map(async (who) => ({
        who,
        id: (await aDocumentOf(who, 'booking', room.id)).id,
      })),
    )
    const answers = await Promise.all(theirs.map(({ who, id }) => show(who, room, id)))
    expect(answers.map(({ status, body }) => `${status} ${body.code}`).toSorted()).toEqual([
      '200 undefined',
      '409 showing_taken',
    ])
    const winner = theirs[answers.findIndex(({ status }) => status === 200)]!
    expect(await seenBy(room.customer, room)).toMatchObject({ documentId: winner.id })
  })

  test('is closed when its share is revoked or its file is deleted, and does not come back', async () => {
    const revoked = await aShowing()
    const sides = await aCall(there, revoked)
    await revoked.customer.send(revokeShare, { id: revoked.shareId })
    expect(await seenBy(revoked.consultant, revoked)).toBeNull()
    await expect.poll(() => sides.consultant.received('roomshowing').length).toBeGreaterThan(0)
    expect((await turn(revoked.customer, revoked, revoked.documentId, 2)).status).toBe(404)

    const deleted = await aShowing()
    const id = deleted.documentId
    await deleted.customer.send(trashDocument, { id })
    expect(await seenBy(deleted.consultant, deleted)).toBeNull()
    await deleted.customer.send(restoreDocument, { id })
    expect(await seenBy(deleted.consultant, deleted)).toBeNull()
    expect((await show(deleted.consultant, deleted, id)).status).toBe(200)
    await deleted.customer.send(trashDocument, { id })
    expect((await deleted.customer.send(removeDocument, { id })).status).toBe(200)
    expect(await seenBy(deleted.consultant, deleted)).toBeNull()
  })

  test('is closed with the call', async () => {
    const room = await aShowing()
    const now = there.clock.now()
    await there.db.transaction().execute(async (tx) => {
      const found = await findRoom(tx, room.slug, now)
      await endRoom(tx, found!, { why: 'over', at: now, now })
    })
    expect(await seenBy(room.customer, room)).toBeNull()
    expect((await show(room.customer, room, room.documentId)).body.code).toBe('room_closed')
  })

  test('can be shown in a talk, too', async () => {
    const talk = await anAnsweredTalk(there)
    const { id } = await aDocumentOf(talk.customer, 'talk', talk.id)
    const room = { slug: talk.room }
    expect((await show(talk.customer, room, id)).status).toBe(200)
    expect(await seenBy(talk.expert, room)).toMatchObject({ documentId: id, mine: false })
  })
})
