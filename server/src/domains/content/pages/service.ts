import { PAGES, type PageName } from '#contract/content/constants.ts'
import type * as api from '#contract/content/pages.ts'
import type * as staffApi from '#contract/content/pages-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import { problems } from '#contract/problems.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import * as audit from '#server/domains/audit/public.ts'
import { invalidateSettings, writePageVersion } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { freeSlug } from '#server/platform/slugs.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { sanitisedArticle } from '../articles/rules.ts'
import { assertPicturesStored } from '../articles/staff/service.ts'
import { notifyOtherProcesses } from '../testimonials/queries.ts'
import * as queries from './queries.ts'
import { filled, filledHtml, sectionsOf, unknownPlaceholders } from './rules.ts'

interface Version extends queries.Words {
  label?: string
  publishedAt?: Date
}

/** A version in one language, as readers see it. */
function textIn(version: Version, language: 'en' | 'hi', settings: Settings) {
  const suffix = language === 'hi' ? 'hindi' : 'english'
  const { intro, clauses } = sectionsOf(
    filledHtml(version[`html_${suffix}`], settings),
    filledHtml(version.html_english, settings),
  )
  return {
    ...{ label: version.label ?? null, publishedAt: version.publishedAt ?? null, intro, clauses },
    title: filled(version[`title_${suffix}`], settings),
    line: filled(version[`line_${suffix}`], settings),
  }
}

export async function getPage({ db, settings }: Context, { page, language }: Input<typeof api.getPage>) {
  const version = await queries.currentVersion(db, page)
  return { text: version ? textIn(version, language, settings) : null }
}

export async function listPages({ db }: SignedIn) {
  const rows = await queries.pagesAtAGlance(db)
  const pages = PAGES.map((page) => {
    const current = rows.find((row) => row.page === page && row.publishedAt !== null)
    const draft = rows.find((row) => row.page === page && row.publishedAt === null)
    return {
      ...{ page, label: current?.label ?? null, publishedAt: current?.publishedAt ?? null },
      ...{ publishedBy: current?.publishedBy ?? null, draftUpdatedAt: draft?.updatedAt ?? null },
    }
  })
  return { pages }
}

export const getStaffPage = async ({ db }: SignedIn, { page }: Input<typeof staffApi.getStaffPage>) =>
  asItStands(db, page)

export async function readPageVersion(
  { db, settings }: SignedIn,
  { page, number, language }: Input<typeof staffApi.readPageVersion>,
) {
  const version = number === 0 ? await queries.draftOf(db, page) : await queries.versionNumbered(db, page, number)
  if (number === 0 && !version) return { text: null }
  if (!version) throw new Problem('not_found')
  return { text: textIn(version, language, settings) }
}

/** The words as they are stored; braces that name no setting are refused at their field. */
function storedWords(input: queries.Words): queries.Words {
  const words = {
    ...{ title_english: input.title_english, title_hindi: input.title_hindi },
    ...{ line_english: input.line_english, line_hindi: input.line_hindi },
    ...{ html_english: sanitisedArticle(input.html_english), html_hindi: sanitisedArticle(input.html_hindi) },
  }
  const wrong = Object.entries(words).filter(([, text]) => unknownPlaceholders(text).length > 0)
  if (wrong.length === 0) return words
  const errors = wrong.map(([field]) => [field, [problems.placeholder_unknown.message]])
  throw new Problem('placeholder_unknown', { errors: Object.fromEntries(errors) })
}

export const savePageDraft = ({ db, now }: SignedIn, input: Input<typeof staffApi.savePageDraft>) =>
  db.transaction().execute(async (tx) => {
    const { page, version } = input
    const words = storedWords(input)
    await assertPicturesStored(tx, words.html_english + words.html_hindi)
    const saved = version === 0 ? await queries.insertDraft(tx, page, words, now) : undefined
    if (!saved && !(version > 0 && (await queries.updateDraft(tx, { page, version }, words, now))))
      throw new Problem('stale')
    return asItStands(tx, page)
  })

export const discardPageDraft = ({ db, ...context }: SignedIn, seen: Input<typeof staffApi.discardPageDraft>) =>
  db.transaction().execute(async (tx) => {
    if (!(await queries.deleteDraft(tx, seen))) throw new Problem('stale')
    await audit.record(tx, context, { action: 'page.draft_deleted', subject: { kind: 'page', id: seen.page } })
    return asItStands(tx, seen.page)
  })

export async function publishPage({ db, services, ...context }: SignedIn, input: Input<typeof staffApi.publishPage>) {
  const { actor, now } = context
  const { page, version, changes_english, changes_hindi, asksConsent } = input
  assertChanges(input)
  const published = await db.transaction().execute(async (tx) => {
    const seen = { page, version }
    const draft = await queries.draftForPublication(tx, seen)
    if (!draft) throw new Problem('stale')
    if (!isComplete(page, draft)) throw new Problem('page_incomplete')
    const before = await queries.versionsOf(tx, page)
    const number = (before[0]?.number ?? 0) + 1
    const label = freeSlug(dayInIndia(now), new Set(before.map((one) => one.label)))
    await queries.publishDraft(tx, seen, {
      ...{ number, label, changes_english, changes_hindi, asks_consent: asksConsent },
      ...{ published_at: now, published_by: actor.id },
    })
    if (page === 'terms' || page === 'privacy') await writePageVersion(tx, context, `${page}Version`, label)
    await audit.record(tx, context, {
      ...{ action: 'page.published', subject: { kind: 'page', id: page } },
      before: { label: before[0]?.label ?? null },
      after: { label, asksConsent, changes_english, changes_hindi },
    })
    await notifyOtherProcesses(tx)
    return asItStands(tx, page)
  })
  invalidateSettings(services)
  return published
}

/** Who is asked to agree again reads what changed, in either language. */
function assertChanges({ asksConsent, ...changes }: Input<typeof staffApi.publishPage>) {
  const fields = (['changes_english', 'changes_hindi'] as const).filter((field) => changes[field] === '')
  if (!asksConsent || fields.length === 0) return
  throw new Problem('invalid', { errors: Object.fromEntries(fields.map((field) => [field, ['Please fill this in.']])) })
}

const areBothOrNone = (one: string, other: string) => (one === '') === (other === '')

const isComplete = (page: PageName, words: queries.Words) =>
  words.title_english !== '' &&
  words.title_hindi !== '' &&
  areBothOrNone(words.line_english, words.line_hindi) &&
  areBothOrNone(words.html_english, words.html_hindi) &&
  // The quotes of customers follow the text.
  (words.html_english !== '' || page === 'testimonials')

async function asItStands(db: Db | Tx, page: PageName) {
  // One after the other: within a transaction there is one connection.
  const draft = await queries.draftOf(db, page)
  const published = await queries.currentVersion(db, page)
  return {
    page: { page, draft: draft ?? null, published: published ?? null, versions: await queries.versionsOf(db, page) },
  }
}
