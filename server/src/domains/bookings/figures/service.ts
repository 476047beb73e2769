import type { Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/own-profile.ts'
import { getConsultantDetail as ownProfile } from '#server/domains/consultants/service.ts'
import { balancesOf } from '#server/domains/ledger/service.ts'
import { summariseEarnings } from '#server/domains/orders/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { clockIn } from '../reading/rows.ts'
import { figuresOf, newReviewsOf, punctualityOf, unreadOf } from './queries.ts'

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
