import type { Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/own-profile.ts'
import { getConsultantDetail as ownProfile } from '#server/domains/consultants/service.ts'
import { balancesOf } from '#server/domains/ledger/service.ts'
import { summariseEarnings } from '#server/domains/orders/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { clockIn } from '../reading/rows.ts'
import { completedOf, figuresOf, newReviewsOf, punctualityOf, repliesOf, unreadOf } from './queries.ts'

/** A consultant's own profile, rating and wallet, and how their work stands today. */
export async function getConsultantDetail(context: SignedIn): Promise<Reply<typeof api.getConsultantDetail>> {
  const { db, actor, now } = context
  const { consultantDetail } = await ownProfile(context)
  const { timeZone } = consultantDetail
  const month = { from: `${dayInIndia(now).slice(0, 7)}-01` }
  const [sessions, unreadMessages, joinedOnTime, newThisWeek, purses, { sums }] = await Promise.all([
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
    walletAmount: purses.earnings / 100,
    figures: {
      date: clockIn(timeZone, now).date,
      ...sessions,
      minutesToday: Number(sessions.minutesToday),
      unreadMessages,
      joinedOnTime,
      earnedThisMonthPaise: sums.netPaise,
      onHoldPaise: purses.earnings_pending,
    },
  }
}

/** One session or one answer proves nothing. */
const MEASURED_FROM = 3

/** What everybody may know of how somebody works; null while there is too little to measure. */
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
