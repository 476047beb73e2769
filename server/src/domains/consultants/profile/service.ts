import type { z } from 'zod'
import { MODES } from '#contract/consultants/constants.ts'
import type * as api from '#contract/consultants/own-profile.ts'
import type { Approval, OwnProfile } from '#contract/consultants/own-profile.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { INDIA } from '#server/platform/time.ts'
import { portraitPath } from '../portraits/rules.ts'
import * as parts from './parts/queries.ts'
import * as queries from './queries.ts'
import { completenessOf, isPresentable } from './rules.ts'
import * as slugs from './slugs/queries.ts'
import { freeSlug, isSlugOf, slugOfName } from './slugs/rules.ts'

export type Profile = Omit<z.output<typeof OwnProfile>, 'industriesMax'>

export const getConsultantDetail = async ({ db, actor, now }: SignedIn) => answer(db, actor.id, now)

export function saveOwnProfile(context: SignedIn, { revision, ...input }: Input<typeof api.saveOwnProfile>) {
  return change(context, revision, 'consultant.profile_saved', async (tx) => {
    const { actor } = context
    const state = input.state === '' ? undefined : await queries.stateCodeOf(tx, input.state)
    if (input.state !== '' && !state)
      throw new Problem('invalid', { errors: { state: ['Choose a state from the list.'] } })
    // Before the text: triggers lock the next free time first and the listing afterwards, as everywhere else.
    await parts.writeFees(tx, actor.id, input.fees)
    await queries.writeText(tx, actor.id, {
      headline: input.headline,
      headline_hindi: input.headlineHindi || null,
      about: input.about,
      procedure: input.procedure,
      experience_years: input.experienceYears,
      languages: input.languages,
      city: input.city || null,
      state_code: state?.code ?? null,
      time_zone: input.timeZone,
      talk_rate_paise: input.talkRatePaise,
    })
    await parts.writeCredentials(tx, actor.id, input.credentials)
    await parts.writeVideos(tx, actor.id, input.videos)
  })
}

export function saveOwnIndustries(context: SignedIn, { revision, industryIds }: Input<typeof api.saveOwnIndustries>) {
  return change(context, revision, 'consultant.industries_saved', async (tx) => {
    const { actor, settings } = context
    const wrong = (message: string) => new Problem('invalid', { errors: { industryIds: [message] } })
    if (industryIds.length > settings.industriesPerConsultant)
      throw wrong('These are more industries than you may choose.')
    const places = industryIds.length > 0 ? await parts.industriesWithIds(tx, industryIds) : []
    if (places.length < industryIds.length) throw wrong('One of these industries is no longer in the catalogue.')
    await parts.writeIndustries(tx, actor.id, places)
  })
}

export async function setTakingCalls(context: SignedIn, { takingCalls }: Input<typeof api.setTakingCalls>) {
  const { db, actor, now } = context
  await db.transaction().execute(async (tx) => {
    await ensureProfile(tx, actor.id, now)
    await queries.writeTakingCalls(tx, actor.id, takingCalls)
    await queries.notifyOtherProcesses(tx)
  })
  return { takingCalls }
}

const SUBMITTABLE: readonly Approval[] = ['draft', 'changes_asked', 'rejected']

export async function submitOwnProfile(context: SignedIn, { revision }: Input<typeof api.submitOwnProfile>) {
  const { db, actor, now } = context
  await db.transaction().execute(async (tx) => {
    const profile = await profileOf(tx, actor.id)
    if (profile.revision !== revision || !SUBMITTABLE.includes(profile.approval)) throw new Problem('stale')
    if (!isPresentable(profile)) throw new Problem('profile_incomplete')
    const move = { before: profile.approval, after: 'submitted' } as const
    const moved = await queries.changeApproval(tx, {
      ...{ consultantId: actor.id, decidedBy: actor.id, note: '', checklist: [], now },
      ...move,
    })
    if (!moved) throw new Problem('stale')
    await audit.record(tx, context, {
      action: 'consultant.submitted',
      subject: { kind: 'account', id: actor.id },
      before: { approval: move.before },
      after: { approval: move.after },
    })
  })
  return answer(db, actor.id, now)
}

/** One edit: refused if another came first, and recorded with the previous values. */
async function change(
  context: SignedIn,
  seen: number,
  action: 'consultant.profile_saved' | 'consultant.industries_saved',
  write: (tx: Tx) => Promise<void>,
) {
  const { db, actor, now } = context
  await db.transaction().execute(async (tx) => {
    if (seen === 0) await ensureProfile(tx, actor.id, now)
    const taken = await queries.takeRevision(tx, actor.id, seen, now)
    if (!taken) throw new Problem('stale')
    const before = await profileOf(tx, actor.id)
    await write(tx)
    const after = await profileOf(tx, actor.id)
    // Public data never falls below the requirements of approval.
    if (taken.approval === 'approved' && !isPresentable(after)) throw new Problem('profile_incomplete')
    await audit.record(tx, context, {
      action,
      subject: { kind: 'account', id: actor.id },
      ...differences(before, after),
    })
    if (taken.approval === 'approved') await queries.notifyOtherProcesses(tx)
  })
  return answer(db, actor.id, now)
}

export interface OwnOffer {
  timeZone: string
  /** Fees of sessions; the fee of a written answer stays unchanged. */
  fees: readonly { mode: 'video' | 'audio'; minutes: number; feePaise: number }[]
}

/** Time zone and fees from the schedule form. It increments the same version, so neither form overwrites the other. */
export async function changeOffer(tx: Tx, id: number, seen: number, { timeZone, fees }: OwnOffer, now: Date) {
  if (seen === 0) await ensureProfile(tx, id, now)
  const taken = await queries.takeRevision(tx, id, seen, now)
  if (!taken) throw new Problem('stale')
  const before = await profileOf(tx, id)
  await queries.writeTimeZone(tx, id, timeZone)
  await parts.writeFees(tx, id, [...fees, ...before.fees.filter(({ mode }) => mode === 'written')])
  if (taken.approval !== 'approved') return
  if (!isPresentable(await profileOf(tx, id))) throw new Problem('profile_incomplete')
  await queries.notifyOtherProcesses(tx)
}

/** The row of a consultant who saves for the first time; its slug follows from the name. */
export async function ensureProfile(tx: Tx, id: number, now: Date) {
  const row = await queries.profileRow(tx, id)
  if (!row) throw new Problem('not_found')
  if (row.slug === null) await queries.insertProfile(tx, id, await newSlug(tx, id, row.name), now)
}

async function newSlug(tx: Tx, id: number, name: string) {
  const wanted = slugOfName(name)
  await slugs.holdSlug(tx, wanted)
  return freeSlug(wanted, await slugs.slugsLike(tx, wanted, id))
}

/** Staff approved this name: the slug follows it, and the old one redirects. */
export async function followName(tx: Tx, { id, name, slug }: Pick<Profile, 'id' | 'name' | 'slug'>) {
  if (slug !== null && !isSlugOf(slug, slugOfName(name))) await slugs.changeSlug(tx, id, await newSlug(tx, id, name))
}

async function answer(db: Db, id: number, now: Date) {
  const { industriesPerConsultant } = await readSettings(db, now)
  return { consultantDetail: { ...(await profileOf(db, id)), industriesMax: industriesPerConsultant } }
}

async function profileOf(db: Db | Tx, id: number): Promise<Profile> {
  const row = await queries.profileRow(db, id)
  if (!row) throw new Problem('not_found')
  return presented(row)
}

/** Before the first save the form shows the account's own data. */
export function presented(row: queries.ProfileRow): Profile {
  const profile = {
    id: row.id,
    name: row.name,
    thumbnail: row.thumbnail ?? portraitPath('plain', row.id),
    slug: row.slug,
    revision: row.revision ?? 0,
    approval: (row.approval ?? 'draft') as Approval,
    approvalReason: row.approvalReason,
    approvalChangedAt: row.approvalChangedAt,
    approvedAt: row.approvedAt,
    savedAt: row.savedAt,
    takingCalls: row.takingCalls ?? true,
    headline: row.headline ?? '',
    headlineHindi: row.headlineHindi ?? '',
    about: row.about ?? '',
    procedure: row.procedure ?? '',
    experienceYears: row.experienceYears ?? 0,
    languages: row.languages ?? [],
    city: (row.slug === null ? row.homeCity : row.city) ?? '',
    state: (row.slug === null ? row.homeState : row.state) ?? '',
    timeZone: row.timeZone ?? INDIA,
    fees: (row.fees as Profile['fees']).sort((a, b) => MODES.indexOf(a.mode) - MODES.indexOf(b.mode)),
    talkRatePaise: row.talkRatePaise,
    credentials: row.credentials as Profile['credentials'],
    videos: row.videos,
    industries: row.industries,
    ratingAverage: row.ratingAverage,
    ratingCount: row.ratingCount ?? 0,
  }
  return { ...profile, completeness: completenessOf(profile) }
}

/** Only differences are recorded. */
function differences(before: Profile, after: Profile) {
  const reported: (keyof Profile)[] = [
    ...(['headline', 'headlineHindi', 'about', 'procedure', 'experienceYears', 'languages', 'city', 'state'] as const),
    ...(['timeZone', 'fees', 'talkRatePaise', 'credentials', 'videos', 'industries'] as const),
  ]
  const other = reported.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const pick = (profile: Profile) => Object.fromEntries(other.map((key) => [key, profile[key]]))
  return { before: pick(before), after: pick(after) }
}
