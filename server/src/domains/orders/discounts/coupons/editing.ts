import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/coupons.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { couponsFile } from './files.ts'
import * as queries from './queries.ts'

export async function listCoupons({ db, now }: SignedIn, input: Input<typeof api.listCoupons>) {
  const { page, limit, search, status, sort } = input
  const filter = { search, status, today: dayInIndia(now) }
  const [data, count] = await Promise.all([
    queries.pageOfCoupons(db, filter, { sort, limit, offset: (page - 1) * limit }),
    queries.countCoupons(db, filter),
  ])
  return { data, count, page, limit }
}

export async function exportCoupons(context: SignedIn, filter: Input<typeof api.exportCoupons>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'coupons.exported', after: filter }))
  return { url: signedUrl(services, couponsFile, filter, { actor, now }) }
}

export async function createCoupon(context: SignedIn, { reason, ...input }: Input<typeof api.createCoupon>) {
  const { db, actor, now } = context
  checkGift(input)
  checkDays(input)
  const percent = input.kind === 'percent'
  const gift = {
    percentBp: percent ? input.percentBp : null,
    amountPaise: percent ? null : input.amountPaise,
    mostPaise: percent ? input.mostPaise : null,
  }
  return db.transaction().execute(async (tx) => {
    const { id } = await queries.insertCoupon(tx, { ...input, ...gift, by: actor.id, at: now })
    const after = { ...input, ...gift }
    await audit.record(tx, context, {
      action: 'coupon.made',
      subject: { kind: 'coupon', id: input.code },
      after,
      reason,
    })
    return { coupon: (await queries.couponById(tx, id, dayInIndia(now)))! }
  })
}

function checkGift({ kind, percentBp, amountPaise }: Omit<Input<typeof api.createCoupon>, 'reason'>) {
  if (kind === 'percent' && percentBp === null)
    throw new Problem('invalid', { errors: { percentBp: ['Enter a percentage.'] } })
  if (kind === 'fixed' && amountPaise === null)
    throw new Problem('invalid', { errors: { amountPaise: ['Enter an amount.'] } })
}

function checkDays({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) {
  if (endsOn !== null && endsOn < startsOn)
    throw new Problem('invalid', { errors: { endsOn: ['The last day cannot be before the first.'] } })
}

export async function changeCoupon(context: SignedIn, { reason, ...input }: Input<typeof api.changeCoupon>) {
  const { db, now } = context
  checkDays(input)
  return db.transaction().execute(async (tx) => {
    const before = await queries.couponById(tx, input.id, dayInIndia(now))
    if (!before) throw new Problem('not_found')
    if (input.totalMax !== null && input.totalMax < before.used)
      throw new Problem('invalid', { errors: { totalMax: ['It has already been used more often.'] } })
    if (!(await queries.updateCoupon(tx, input))) throw new Problem('stale')
    const subject = { kind: 'coupon', id: before.code }
    await audit.record(tx, context, { action: 'coupon.changed', subject, before: { ...before }, after: input, reason })
    return { coupon: (await queries.couponById(tx, input.id, dayInIndia(now)))! }
  })
}
