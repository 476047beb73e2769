import { expect, test } from 'vitest'
import { NOTES_MAX } from '#contract/learning/constants.ts'
import { addNote, changeNote, listNotes, removeNote } from '#contract/learning/notes.ts'
import { eraseAll, readAll } from '#server/domains/accounts/public.ts'
import { aCourse, aLearner, lessonIds, reading, video } from '#test/courses.ts'
import { FILM_SECONDS } from '#test/talk-library.ts'
import { world } from '#test/world.ts'

const there = await world()

test('a learner keeps notes at seconds of a film, in its order; nobody else reads or changes them', async () => {
  const { course } = await aCourse(there, { lessons: (filmId) => [video(filmId), reading()] })
  const [film, text] = lessonIds(course)
  const { learner } = await aLearner(there, course)
  const { learner: other } = await aLearner(there, course)
  const add = async (input: { id: number; second: number | null; text: string }) =>
    (await learner.send(addNote, input)).body.data.note
  const late = await add({ id: film!, second: FILM_SECONDS + 50, text: '  Ask the vendor  ' })
  expect(late).toMatchObject({ second: FILM_SECONDS, text: 'Ask the vendor' })
  const early = await add({ id: film!, second: 3, text: 'Licence' })
  expect((await add({ id: text!, second: 9, text: 'In a text' })).second).toBeNull()
  const texts = async (person = learner) =>
    (await person.send(listNotes, { id: film! })).body.data.notes.map((note) => note.text)
  expect(await texts()).toEqual(['Licence', 'Ask the vendor'])
  expect(await texts(other)).toEqual([])

  expect((await other.send(changeNote, { id: early.id, text: 'Mine' })).status).toBe(404)
  expect((await other.send(removeNote, { id: early.id })).status).toBe(404)
  expect((await learner.send(changeNote, { id: early.id, text: 'State licence' })).body.data.note.text).toBe(
    'State licence',
  )
  expect((await learner.send(removeNote, { id: late.id })).status).toBe(200)
  expect(await texts()).toEqual(['State licence'])
  expect((await learner.send(addNote, { id: film!, second: 0, text: '   ' })).status).toBe(422)
  const stranger = await there.aCustomer()
  expect((await stranger.send(addNote, { id: film!, second: 0, text: 'No course' })).status).toBe(404)
})

test('a lesson takes a limited number of notes', async () => {
  const { course } = await aCourse(there, { lessons: () => [reading()] })
  const { learner } = await aLearner(there, course)
  const [id] = lessonIds(course)
  await there.pool.query(
    `insert into lesson_notes (account_id, lesson_id, text, created_at, updated_at)
     select $1, $2, 'n', $3, $3 from generate_series(1, $4)`,
    [learner.id, id, there.clock.now(), NOTES_MAX - 1],
  )
  expect((await learner.send(addNote, { id: id!, second: null, text: 'Last' })).status).toBe(201)
  const refused = await learner.send(addNote, { id: id!, second: null, text: 'One more' })
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_notes'])
})

test('notes are part of the export, and erased with the account', async () => {
  const { course } = await aCourse(there, { lessons: () => [reading()] })
  const { learner } = await aLearner(there, course)
  const [id] = lessonIds(course)
  await learner.send(addNote, { id: id!, second: null, text: 'My cost sheet' })
  const copy = (await readAll(there.db, learner.id))['learning.json']
  expect(copy).toMatchObject({ notes: [{ lessonId: id, second: null, text: 'My cost sheet' }] })
  await there.db.transaction().execute((tx) => eraseAll(tx, learner.id, there.clock.now()))
  const { rowCount } = await there.pool.query('select from lesson_notes where account_id = $1', [learner.id])
  expect(rowCount).toBe(0)
})
