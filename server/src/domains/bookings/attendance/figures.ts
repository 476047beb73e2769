import type * as api from '#contract/consultants/own-profile.ts'
import type { Reply } from '#contract/endpoint.ts'
import { getConsultantDetail as ownProfile } from '#server/domains/consultants/public.ts'
import { balancesOf } from '#server/domains/ledger/public.ts'
import { summariseEarnings } from '#server/domains/orders/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { clockIn, dayInIndia } from '#server/platform/time.ts'
import { completedOf, figuresOf, newReviewsOf, punctualityOf, repliesOf, unreadOf } from './queries.ts'

/** A consultant's own profile, rating and wallet, and today's figures. */
export async function getConsultantDetail(context: SignedIn): Promise<Reply<typeof api.getConsultantDetail>> {
  const { db, actor, now } = context
  const { consultantDetail } = await ownProfile(context)
  const { timeZone } = consultantDetail
  const month = { from: `${dayInIndia(now).slice(0, 7)}-01` }
  const [sessions, unreadMessages, joinedOnTime, newThisWeek, balances, { sums }] = await Promise.all([
    figuresOf(db, { consultantId: actor.id, timeZone, now }),
    unreadOf(db, actor.id),
    punctualityOf(db, actor.id, now),
    newReviewsOf(db, actor.id, now),
    balancesOf(db, actor.id),
    summariseEarnings(db, actor.id, month),
  ])
  return {
    consultantDetail,
    consultantRating: { average: consultantDetail.ratingAverage, count: consultantDetail.ratingCount, newThisWeek },
    walletAmount: balances.earnings / 100,
    figures: {
      date: clockIn(timeZone, now).date,
      ...sessions,
      minutesToday: Number(sessions.minutesToday),
      unreadMessages,
      joinedOnTime,
      earnedThisMonthPaise: sums.netPaise,
      onHoldPaise: balances.earnings_pending,
    },
  }
}

/** A single session or reply is not representative. */
const MEASURED_FROM = 3

/** Public measured figures; null while there is too little data. */
export async function measuredOf(db: Db, consultantId: number, now: Date) {
  const [completed, { onTime, sessions }, { replies, usualSeconds }] = await Promise.all([
    completedOf(db, consultantId),
    punctualityOf(db, consultantId, now),
    repliesOf(db, consultantId, now),
  ])
  return {
    completedSessions: completed || null,
    answersWithinMinutes: replies < MEASURED_FROM ? null : Math.max(1, Math.ceil(Number(usualSeconds) / 60)),
    punctualPercent: sessions < MEASURED_FROM ? null : Math.round((100 * onTime) / sessions),
  }
}
