import type * as api from '#contract/content/banners-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { notifyOtherProcesses } from '../testimonials/queries.ts'
import { bannersFile, filterOf } from './files.ts'
import * as queries from './queries.ts'
import { chosen, isOff, keyOf, pagesOf, stateOf } from './rules.ts'

/** What may be shown now, for each kind of page the one that is. */
async function chosenNow(db: Db | Tx, now: Date, settings: Settings) {
  const showing = await queries.showing(db, now)
  return chosen(showing.filter(({ link }) => !isOff(link, settings)))
}

export async function listBanners({ db, now, settings }: Context) {
  const [byPage, changesAt] = await Promise.all([chosenNow(db, now, settings), queries.nextChange(db, now)])
  const banners = [...new Set(byPage.values())].map((banner) => {
    const { text_english, text_hindi, link, label_english, label_hindi, tone, endsAt } = banner
    return {
      key: keyOf(banner),
      ...{ text_english, text_hindi, link, label_english, label_hindi, tone, endsAt },
      pages: [...byPage].flatMap(([page, one]) => (one === banner ? [page] : [])),
    }
  })
  return { banners, changesAt }
}

export async function listAllBanners({ db, now, settings }: SignedIn, input: Input<typeof api.listAllBanners>) {
  const { page, limit, sort } = input
  const filter = filterOf(input)
  const view = {
    sort: sort.replace('-', '') as queries.Sort,
    descending: sort.startsWith('-'),
    ...{ limit, offset: (page - 1) * limit },
  }
  const [rows, count, byPage] = await Promise.all([
    queries.bannersMatching(db, filter, now, view),
    queries.countMatching(db, filter, now),
    chosenNow(db, now, settings),
  ])
  return { data: rows.map((row) => shownToStaff(row, { byPage, now, settings })), count, page, limit }
}

interface View {
  byPage: Awaited<ReturnType<typeof chosenNow>>
  now: Date
  settings: Settings
}

function shownToStaff({ published, ...banner }: queries.Banner, { byPage, now, settings }: View) {
  const state = stateOf({ published, ...banner }, now)
  const linkIsOff = isOff(banner.link, settings)
  const behind = pagesOf(banner).flatMap((page) => {
    const shown = byPage.get(page)
    if (state !== 'showing' || linkIsOff || !shown || shown.id === banner.id) return []
    const { id, text_english, text_hindi } = shown
    return [{ page, id, text_english, text_hindi }]
  })
  return { ...banner, state, linkIsOff, behind }
}

export async function exportBanners(context: SignedIn, filter: Input<typeof api.exportBanners>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'banners.exported', after: filter }))
  return { url: signedUrl(services, bannersFile, filter, { actor, now }) }
}

export const getStaffBanner = ({ db, ...context }: SignedIn, { id }: Input<typeof api.getStaffBanner>) =>
  reported(db, id, context)

export const addBanner = ({ db, ...context }: SignedIn, input: Input<typeof api.addBanner>) =>
  db.transaction().execute(async (tx) => {
    const words = storedWords(input, context.now)
    const { id } = await queries.insertBanner(tx, words, context.now)
    const action = words.published ? publicationOf(words, context.now) : 'banner.added'
    await audit.record(tx, context, { action, subject: subject(id), after: facts(words) })
    await notifyOtherProcesses(tx)
    return reported(tx, id, context)
  })

export const changeBanner = ({ db, ...context }: SignedIn, input: Input<typeof api.changeBanner>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, place } = input
    await queries.lockOrder(tx)
    const ids = await queries.idsInOrder(tx)
    const before = await queries.bannerById(tx, id)
    if (!before) throw new Problem('not_found')
    const words = storedWords(input, context.now, before.published)
    if (!(await queries.updateBanner(tx, { id, version }, words, context.now))) throw new Problem('stale')
    if (place !== before.place) {
      const others = ids.filter((other) => other !== id)
      await queries.writeOrder(tx, others.toSpliced(place - 1, 0, id))
    }
    await audit.record(tx, context, {
      ...{ action: changeOf(before, words, context.now), subject: subject(id) },
      before: { ...facts(columnsOf(before)), place: before.place },
      after: { ...facts(words), place },
    })
    await notifyOtherProcesses(tx)
    return reported(tx, id, context)
  })

export const removeBanner = ({ db, ...context }: SignedIn, input: Input<typeof api.removeBanner>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, reason } = input
    const before = await queries.bannerById(tx, id)
    if (!before) throw new Problem('not_found')
    if (!(await queries.deleteBanner(tx, { id, version }))) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: 'banner.deleted', subject: subject(id), reason },
      before: facts(columnsOf(before)),
    })
    await notifyOtherProcesses(tx)
    return {}
  })

/** A label belongs to a link, and what is published begins at some time. */
function storedWords(input: Input<typeof api.addBanner>, now: Date, wasPublished = false) {
  const { text_english, text_hindi, link, label_english, label_hindi, tone, places, published, endsAt } = input
  const startsAt = published ? (input.startsAt ?? now) : input.startsAt
  const hasEnded = endsAt !== null && (endsAt <= now || (startsAt !== null && endsAt <= startsAt))
  // What has ended may be changed, but cannot begin now.
  if (published && hasEnded && !(wasPublished && input.startsAt))
    throw new Problem('invalid', { errors: { endsAt: ['Choose an end time in the future.'] } })
  return {
    ...{ text_english, text_hindi, link, tone, places, published, starts_at: startsAt, ends_at: endsAt },
    ...(link ? { label_english, label_hindi } : { label_english: '', label_hindi: '' }),
  }
}

type Stored = ReturnType<typeof storedWords>

const facts = ({
  text_english,
  text_hindi,
  link,
  tone,
  places,
  starts_at,
  ends_at,
}: Omit<Stored, 'published' | 'label_english' | 'label_hindi'>) => ({
  ...{ text: text_english, textHindi: text_hindi, link, tone, places },
  ...{ startsAt: starts_at?.toISOString() ?? null, endsAt: ends_at?.toISOString() ?? null },
})

const columnsOf = ({ startsAt, endsAt, ...rest }: queries.Banner) => ({ ...rest, starts_at: startsAt, ends_at: endsAt })

const publicationOf = ({ starts_at }: Stored, now: Date) =>
  starts_at && starts_at > now ? 'banner.scheduled' : 'banner.published'

function changeOf(before: queries.Banner, words: Stored, now: Date) {
  if (before.published === words.published) return 'banner.changed'
  return words.published ? publicationOf(words, now) : 'banner.withdrawn'
}

const subject = (id: number) => ({ kind: 'banner', id })

/** The current state, as staff see it. */
async function reported(db: Db | Tx, id: number, { now, settings }: Pick<SignedIn, 'now' | 'settings'>) {
  const banner = await queries.bannerById(db, id)
  if (!banner) throw new Problem('not_found')
  const [byPage, all] = [await chosenNow(db, now, settings), await queries.countAll(db)]
  return { banner: shownToStaff(banner, { byPage, now, settings }), all }
}
