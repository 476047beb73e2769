import type * as api from '#contract/accounts/person-notes.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { personById, personForChange } from '../people/queries.ts'
import * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.pageOfNotes>>[number]

const noteShown = ({ authorId, authorName, ...note }: Row) => ({ ...note, by: { id: authorId, name: authorName } })

/** Locked until the note is written: what is written about somebody after their deletion would never be erased. */
async function lockPerson(tx: Tx, id: number) {
  const person = await personForChange(tx, id)
  if (!person || person.state === 'deleted') throw new Problem('not_found')
}

export async function listPersonNotes({ db }: SignedIn, { id, page, limit }: Input<typeof api.listPersonNotes>) {
  if (!(await personById(db, id))) throw new Problem('not_found')
  const [rows, count] = await Promise.all([
    queries.pageOfNotes(db, id, { limit, offset: (page - 1) * limit }),
    queries.countNotes(db, id),
  ])
  return { data: rows.map(noteShown), count, page, limit }
}

/** The audit log names the note, not its text: the text is erased with the account. */
export async function addPersonNote(context: Once, { id, text }: Input<typeof api.addPersonNote>) {
  const { tx, actor, now } = context
  await lockPerson(tx, id)
  const noteId = await queries.insertNote(tx, { accountId: id, authorId: actor.id, text, at: now })
  const subject = { kind: 'account', id }
  await audit.record(tx, context, { action: 'person.noted', subject, after: { note: noteId } })
  return noteShown((await queries.noteById(tx, noteId, id))!)
}

export const changePersonNote = (context: SignedIn, { id, noteId, text }: Input<typeof api.changePersonNote>) =>
  context.db.transaction().execute(async (tx) => {
    await lockPerson(tx, id)
    const note = await queries.noteById(tx, noteId, id)
    if (!note) throw new Problem('not_found')
    if (note.authorId !== context.actor.id) throw new Problem('forbidden')
    await queries.setText(tx, noteId, text, context.now)
    const subject = { kind: 'account', id }
    await audit.record(tx, context, { action: 'person.note_changed', subject, after: { note: noteId } })
    return noteShown((await queries.noteById(tx, noteId, id))!)
  })
