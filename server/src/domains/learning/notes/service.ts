import type { Input } from '#contract/endpoint.ts'
import { NOTES_MAX } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/notes.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lessonFor } from '../lessons/service.ts'
import * as queries from './queries.ts'

export async function listNotes({ db, actor }: SignedIn, { id }: Input<typeof api.listNotes>) {
  await lessonFor(db, id, actor.id)
  return { notes: await queries.notesOf(db, actor.id, id) }
}

/** A second is stored only for a film, and never beyond its end. */
export async function addNote({ db, actor, now }: SignedIn, { id, second, text }: Input<typeof api.addNote>) {
  const { lesson } = await lessonFor(db, id, actor.id)
  const at = second === null || lesson.seconds === null ? null : Math.min(second, lesson.seconds)
  const note = await queries.insertNote(db, { accountId: actor.id, lessonId: id, second: at, text, at: now }, NOTES_MAX)
  if (!note) throw new Problem('too_many_notes')
  return { note }
}

export async function changeNote({ db, actor, now }: SignedIn, { id, text }: Input<typeof api.changeNote>) {
  const note = await queries.updateNote(db, actor.id, id, text, now)
  if (!note) throw new Problem('not_found')
  return { note }
}

export async function removeNote({ db, actor }: SignedIn, { id }: Input<typeof api.removeNote>) {
  if (!(await queries.deleteNote(db, actor.id, id))) throw new Problem('not_found')
  return { id }
}
