import { beforeAll, expect, test } from 'vitest'
import { addPersonNote, changePersonNote, listPersonNotes } from '#contract/accounts/person-notes.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'

let the: World
let meera: Person
let asha: Person
beforeAll(async () => {
  the = await world()
  meera = await the.aStaff({ name: 'Meera Iyer', role: 'support' })
  asha = await the.aCustomer()
})

const notes = async (of: Person) => (await meera.send(listPersonNotes, { id: of.id })).body.data

test('staff add notes about a person, newest first, and each is recorded in the audit log without its text', async () => {
  await meera.send(addPersonNote, { id: asha.id, text: 'Prefers calls after six.' })
  the.clock.advance({ minutes: 1 })
  const { status, body } = await meera.send(addPersonNote, { id: asha.id, text: 'Asked for Hindi.' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    text: 'Asked for Hindi.',
    by: { id: meera.id, name: 'Meera Iyer' },
    editedAt: null,
  })
  expect(await notes(asha)).toMatchObject({
    count: 2,
    data: [{ text: 'Asked for Hindi.' }, { text: 'Prefers calls after six.' }],
  })
  const { rows } = await the.pool.query(
    "select action, actor_id, after from audit_entries where subject_kind = 'account' and subject_id = $1 and action like 'person.note%' order by id",
    [String(asha.id)],
  )
  expect(rows).toMatchObject([{ action: 'person.noted', actor_id: meera.id }, { action: 'person.noted' }])
  expect(JSON.stringify(rows)).not.toContain('Hindi')
})

test('only the author changes a note', async () => {
  const ravi = await the.aCustomer()
  const { body } = await meera.send(addPersonNote, { id: ravi.id, text: 'Owes a document.' })
  const noteId = body.data.id
  const other = await the.aStaff()
  const refused = await other.send(changePersonNote, { id: ravi.id, noteId, text: 'Owes nothing.' })
  expect(refused.body.code).toBe('forbidden')
  the.clock.advance({ minutes: 5 })
  const changed = await meera.send(changePersonNote, { id: ravi.id, noteId, text: 'Sent the document.' })
  expect(changed.body.data).toMatchObject({ text: 'Sent the document.', editedAt: the.clock.now().toISOString() })
  expect((await meera.send(changePersonNote, { id: asha.id, noteId, text: 'Elsewhere.' })).body.code).toBe('not_found')
})

test('there are no notes about unknown or deleted people', async () => {
  expect((await meera.send(listPersonNotes, { id: 999_999_999 })).body.code).toBe('not_found')
  const gone = await the.aCustomer()
  await the.pool.query("update accounts set deleted_at = $2, mobile = '' where id = $1", [gone.id, the.clock.now()])
  expect((await meera.send(addPersonNote, { id: gone.id, text: 'Too late.' })).body.code).toBe('not_found')
})
