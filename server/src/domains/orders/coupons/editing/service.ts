import type * as api from '#contract/coupons.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { Problem } from '#server/platform/problem.ts'
import * as queries from './queries.ts'

type Coupon = NonNullable<Awaited<ReturnType<typeof queries.couponById>>>

const shown = (coupon: Coupon, today: string) => ({ ...coupon, standing: standingOf(coupon, today) })

function standingOf({ active, startsOn, endsOn, totalMax, used }: Coupon, today: string) {
  if (!active) return 'off' as const
  if (today < startsOn) return 'coming' as const
  if (endsOn !== null && today > endsOn) return 'over' as const
  return totalMax !== null && used >= totalMax ? ('used_up' as const) : ('running' as const)
}

export async function listCoupons({ db, now }: SignedIn, { page, limit, search, sort }: Input<typeof api.listCoupons>) {
  const [rows, count] = await Promise.all([
    queries.pageOfCoupons(db, { search, sort, limit, offset: (page - 1) * limit }),
    queries.countCoupons(db, search),
  ])
  return { data: rows.map((row) => shown(row, dayInIndia(now))), count, page, limit }
}

export async function createCoupon(context: SignedIn, { reason, ...wish }: Input<typeof api.createCoupon>) {
  const { db, actor, now } = context
  checkGift(wish)
  checkDays(wish)
  const percent = wish.kind === 'percent'
  const gift = {
    percentBp: percent ? wish.percentBp : null,
    amountPaise: percent ? null : wish.amountPaise,
    mostPaise: percent ? wish.mostPaise : null,
  }
  return db.transaction().execute(async (tx) => {
    const { id } = await queries.insertCoupon(tx, { ...wish, ...gift, by: actor.id, at: now })
    const after = { ...wish, ...gift }
    await audit.record(tx, context, {
      action: 'coupon.made',
      subject: { kind: 'coupon', id: wish.code },
      after,
      reason,
    })
    return { coupon: shown((await queries.couponById(tx, id))!, dayInIndia(now)) }
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
    throw new Problem('invalid', { errors: { endsOn: ['This day lies before the first one.'] } })
}

export async function changeCoupon(context: SignedIn, { reason, ...wish }: Input<typeof api.changeCoupon>) {
  const { db, now } = context
  checkDays(wish)
  return db.transaction().execute(async (tx) => {
    const before = await queries.couponById(tx, wish.id)
    if (!before) throw new Problem('not_found')
    if (wish.totalMax !== null && wish.totalMax < before.used)
      throw new Problem('invalid', { errors: { totalMax: ['It has been used more often already.'] } })
    if (!(await queries.updateCoupon(tx, wish))) throw new Problem('stale')
    const subject = { kind: 'coupon', id: before.code }
    await audit.record(tx, context, { action: 'coupon.changed', subject, before: { ...before }, after: wish, reason })
    return { coupon: shown((await queries.couponById(tx, wish.id))!, dayInIndia(now)) }
  })
}
