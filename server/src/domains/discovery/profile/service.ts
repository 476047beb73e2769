import { MODES, VERIFIED_CHECKS } from '#contract/consultants/constants.ts'
import type * as api from '#contract/discovery/profile.ts'
import type { Input } from '#contract/endpoint.ts'
import { measuredOf } from '#server/domains/bookings/public.ts'
import { priceOffer } from '#server/domains/orders/public.ts'
import { usablePackages } from '#server/domains/packages/public.ts'
import { hasProductsOnSale } from '#server/domains/products/public.ts'
import { ratingSummary } from '#server/domains/reviews/public.ts'
import { recordedTalksBy } from '#server/domains/talks/public.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { cardsOf, feesOffered } from '../cards/service.ts'
import { listedIdOf, profileWords, similarIds } from './queries.ts'

type CredentialKind = 'education' | 'registration'

async function profileOf(context: Context, id: number) {
  const words = await profileWords(context.db, id)
  const [card] = words ? await cardsOf(context, [id]) : []
  if (!words || !card) throw new Problem('not_found')
  const { segment, about, procedure, videos } = words
  const fees = feesOffered(words.fees, context.settings)
  const measured = await measuredOf(context.db, id, context.now)
  const allFees = MODES.flatMap((mode) => fees.filter((fee) => fee.mode === mode).map((fee) => ({ ...fee, mode })))
  const credentials = words.credentials.map((one) => ({ ...one, kind: one.kind as CredentialKind }))
  return {
    profile: { ...card, segment, about, credentials, allFees, measured, verification: verificationOf(words) },
    parts: {
      consultantsProcedure: procedure,
      expertsvideos: [...(await talksGiven(context, id)), ...videos],
      ratings: await ratingSummary(context.db, id),
      hasProducts: words.hasPublished && (await sellsProducts(context, id)),
    },
  }
}

type Words = NonNullable<Awaited<ReturnType<typeof profileWords>>>

/** A document check is shown only if the profile shows such a document. */
function verificationOf({ approval, credentials }: Words) {
  const shows = (kind: string) => credentials.some((one) => one.kind === kind)
  const checks = VERIFIED_CHECKS.filter(
    (check) =>
      approval?.checklist.includes(check) &&
      (check !== 'qualification' || shows('education')) &&
      (check !== 'registration' || shows('registration')),
  )
  return approval && checks.length > 0 ? { checks, at: new Date(approval.decidedAt) } : null
}

/** Library talks of the consultant, which have their own pages. */
async function talksGiven({ db, language, settings }: Context, id: number) {
  const talks = settings.featureExpertTalk === 'off' ? [] : await recordedTalksBy(db, id)
  return talks.map((talk) => ({
    title: language === 'hi' ? talk.title_hindi : talk.title_english,
    url: talk.path,
  }))
}

const sellsProducts = async ({ db, settings }: Context, id: number) =>
  settings.featureProducts !== 'off' && (await hasProductsOnSale(db, id))

export async function consultantDetails(context: Context, { id }: Input<typeof api.consultantDetails>) {
  const { profile, parts } = await profileOf(context, id)
  return { consultantDetails: profile, ...parts }
}

export async function consultantById(context: Context, { id }: Input<typeof api.consultantById>) {
  const { profile, parts } = await profileOf(context, id)
  return { consultantDetailsById: profile, ...parts }
}

export async function consultantProfile(context: Context, { slug }: Input<typeof api.consultantProfile>) {
  const found = await listedIdOf(context.db, slug)
  if (!found) throw new Problem('not_found')
  return consultantDetails(context, found)
}

export async function similarConsultants(context: Context, { id, limit }: Input<typeof api.similarConsultants>) {
  if (!(await profileWords(context.db, id))) throw new Problem('not_found')
  return { consultants: await cardsOf(context, await similarIds(context.db, id, limit)) }
}

/** Priced as an order would be, before anything is held or written. */
export async function quoteSession(context: SignedIn, { id, mode, minutes }: Input<typeof api.quoteSession>) {
  const { db, actor, now, settings } = context
  const words = await profileWords(db, id)
  const fee = feesOffered(words?.fees ?? [], settings).find((one) => one.mode === mode && one.minutes === minutes)
  if (!fee) throw new Problem('not_found')
  const variant = `${mode} ${minutes}`
  const offer = { id, consultantId: id, pricePaise: fee.feePaise, taxCode: '', title_english: '', title_hindi: '' }
  const kind = mode === 'written' ? 'question' : 'booking'
  const { sums, discounts } = await priceOffer(
    db,
    { kind, offer: { ...offer, variant }, buyerId: actor.id, stateCode: undefined },
    now,
  )
  const packages = await usablePackages(db, actor.id, [id], now)
  const paying = packages.find((one) => `${one.mode} ${one.minutes}` === variant)
  const { pricePaise, taxPaise, totalPaise } = sums
  const packageSessionsLeft = paying ? paying.sessions - paying.used : 0
  return { pricePaise, discounts, taxPaise, totalPaise, packageSessionsLeft }
}
