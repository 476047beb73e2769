import type { Db } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { mayCall } from '#server/platform/http/bind.ts'
import { namesIn } from '../queries.ts'
import { type AuditText, factText, subjectText, textsOfAction, valueText } from '../texts.ts'
import { factName, factValue, type Language, plainName } from './wording.ts'

type Facts = Readonly<Record<string, unknown>>

/** An entry as it is stored, with the name and role of who acted. */
export interface Entry {
  actorId: number | null
  actorType: string
  actorName: string | null
  actorRole: string | null
  action: string
  subjectKind: string | null
  subjectId: string | null
  before: unknown
  after: unknown
}

interface Part {
  text: string
  /** The page of what this part names, if the reader may open it. */
  href: string | null
}

export interface Change {
  label: string
  before: string | null
  after: string | null
}

/** Who reads: the role decides what is linked. */
interface Reader {
  actor: Actor
  language: Language
}

const SYSTEM: AuditText = { en: 'The system', hi: 'सिस्टम' }
const OTHER: AuditText = { en: '{who}: {action}[ ({it})].', hi: '{who}: {action}[ ({it})]।' }

/** The sentences of entries and what changed, for one reader. Names are read once for all of them. */
export async function inWords(db: Db, entries: readonly Entry[], reader: Reader) {
  const named = await namesOf(db, entries, reader.language)
  return entries.map((entry) => ({
    sentence: sentenceOf(entry, named, reader),
    changes: changesOf(entry, named, reader),
  }))
}

type Names = (kind: string, id: unknown) => string | undefined

const factsOf = ({ before, after }: Entry) => [before as Facts | null, after as Facts | null] as const

const inLanguage = ({ inHindi }: { inHindi?: string }, language: Language) => (language === 'hi' ? inHindi : undefined)

async function namesOf(db: Db, entries: readonly Entry[], language: Language): Promise<Names> {
  const wanted = new Map<string, Set<number>>()
  const want = (kind: string, id: unknown) => {
    const number = Number(id)
    if (Number.isSafeInteger(number) && number > 0) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(number))
  }
  for (const entry of entries) {
    if (entry.subjectKind && entry.subjectId) want(entry.subjectKind, entry.subjectId)
    const texts = textsOfAction(entry.action)
    for (const facts of factsOf(entry))
      for (const [name, value] of Object.entries(facts ?? {})) {
        const of = factText(name, texts)?.of
        if (of) want(of, value)
      }
  }
  const found = await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      const names = subjectText(kind)?.names
      const rows = names
        ? await namesIn(db, { table: names.table, columns: [names.column, inLanguage(names, language)] }, [...ids])
        : []
      return [kind, new Map(rows.map(({ id, name }) => [String(id), name]))] as const
    }),
  )
  const names = new Map(found)
  return (kind, id) => names.get(kind)?.get(String(id)) ?? undefined
}

const linkTo = (kind: string, id: string, { actor }: Reader) => {
  const page = subjectText(kind)?.page
  return page && mayCall(page.shownBy, actor) ? page.path(id) : null
}

function subjectOf({ subjectKind: kind, subjectId: id }: Entry, named: Names, reader: Reader): Part | undefined {
  if (kind === null) return undefined
  const name = id === null ? '' : (named(kind, id) ?? codeOrId(kind, id, reader))
  const text =
    subjectText(kind)?.[reader.language].replace('{name}', () => name) ?? `${plainName(kind).toLowerCase()} ${name}`
  return { text: text.trim(), href: id === null ? null : linkTo(kind, id, reader) }
}

const codeOrId = (kind: string, id: string, { language }: Reader) => {
  const codes = subjectText(kind)?.codes
  return codes ? (codes[id]?.[language] ?? plainName(id)) : id
}

function whoOf({ actorId, actorType, actorName, actorRole }: Entry, reader: Reader): Part {
  if (actorId === null) return { text: SYSTEM[reader.language], href: null }
  const role = actorRole ?? actorType
  const said = valueText(role, undefined)?.[reader.language] ?? role
  return { text: `${actorName || actorId} (${said})`, href: linkTo('account', String(actorId), reader) }
}

function sentenceOf(entry: Entry, named: Names, reader: Reader): Part[] {
  const texts = textsOfAction(entry.action)
  const sentence = (texts?.actions[entry.action] ?? OTHER)[reader.language]
  const part = (name: string): Part | undefined => {
    if (name === 'who') return whoOf(entry, reader)
    if (name === 'it') return subjectOf(entry, named, reader)
    if (name === 'action') return { text: plainName(entry.action.replace('.', '_')).toLowerCase(), href: null }
    const [before, after] = factsOf(entry)
    const value = after?.[name] ?? before?.[name]
    return said(name, value, entry, named, reader)
  }
  return sentence
    .split(/(\[[^[\]]*\])/)
    .flatMap((piece) => (piece.startsWith('[') ? (filled(piece.slice(1, -1), part, true) ?? []) : filled(piece, part)!))
}

/** The parts of a sentence; undefined if a fact is missing and the piece may be left out. */
function filled(piece: string, part: (name: string) => Part | undefined, optional = false): Part[] | undefined {
  const parts: Part[] = []
  for (const [at, text] of piece.split(/\{(\w+)\}/).entries()) {
    const one = at % 2 === 0 ? { text, href: null } : part(text)
    if (!one && optional) return undefined
    if (one?.text !== '') parts.push(one ?? { text: '–', href: null })
  }
  return parts
}

/** A fact in words; one that is the id of something is linked to its page. */
function said(name: string, value: unknown, entry: Entry, named: Names, reader: Reader): Part | undefined {
  const texts = textsOfAction(entry.action)
  const of = factText(name, texts)?.of
  if (of && value !== null && value !== undefined)
    return { text: named(of, value) ?? String(value), href: linkTo(of, String(value), reader) }
  // What a setting is set to has the unit of the setting.
  const text = factValue(name === 'value' && entry.subjectId ? entry.subjectId : name, value, texts, reader.language)
  return text === null ? undefined : { text, href: null }
}

/** The facts that differ; all of them if the entry has only one side. */
function changesOf(entry: Entry, named: Names, reader: Reader): Change[] {
  const [before, after] = factsOf(entry)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const texts = textsOfAction(entry.action)
  return names.flatMap((name) => {
    const wording = (facts: Facts | null) => said(name, facts?.[name], entry, named, reader)?.text ?? null
    const change = { before: wording(before), after: wording(after) }
    if (change.before === change.after) return []
    const { subjectKind, subjectId } = entry
    const label =
      name === 'value' && subjectKind && subjectId
        ? codeOrId(subjectKind, subjectId, reader)
        : factName(name, texts, reader.language)
    return [{ label, ...change }]
  })
}

/** The sentence as plain text, for files. */
export const plainText = (sentence: readonly Part[]) => sentence.map(({ text }) => text).join('')
