import type { Input } from '#contract/endpoint.ts'
import type { REFUND_OBSTACLES } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/endpoints.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { refund } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter } from '#server/platform/time.ts'
import { progressOfCourses } from '../progress/service.ts'
import * as queries from './queries.ts'

type Obstacle = (typeof REFUND_OBSTACLES)[number]
type Row = Awaited<ReturnType<typeof queries.purchasesOf>>[number]

interface Asked {
  accountId: number
  now: Date
}

/** Full refund within some days while little was watched and no quiz passed. */
async function judged(db: Db | Tx, row: Row, { accountId, now }: Asked) {
  const { courseRefundDays, courseRefundWatchedPercent } = await readSettings(db as Db, now)
  const refundUntil = daysAfter(row.boughtAt, courseRefundDays)
  return { refundUntil, refundObstacle: await obstacle() }

  async function obstacle(): Promise<Obstacle | null> {
    if (row.endedAt) return 'refunded'
    if (now >= refundUntil) return 'too_late'
    if (row.isCredited) return 'credited'
    const courses = [...(await progressOfCourses(db, row.courseIds, accountId)).values()]
    if (courses.some(({ hasPassedAQuiz }) => hasPassedAQuiz)) return 'quiz_passed'
    const total = courses.reduce((sum, { totalSeconds }) => sum + totalSeconds, 0)
    const spent = courses.reduce((sum, { spentSeconds }) => sum + spentSeconds, 0)
    return total > 0 && 100 * spent >= courseRefundWatchedPercent * total ? 'watched' : null
  }
}

export async function listPurchases({ db, actor, now }: SignedIn, { page, limit }: Input<typeof api.listPurchases>) {
  const [rows, count] = await Promise.all([
    queries.purchasesOf(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countPurchases(db, actor.id),
  ])
  const data = await Promise.all(
    rows.map(async (row) => ({ ...row, ...(await judged(db, row, { accountId: actor.id, now })) })),
  )
  return { data, count, page, limit }
}

const PROBLEMS: Record<Obstacle, ProblemCode> = {
  refunded: 'nothing_to_refund',
  too_late: 'too_late',
  credited: 'course_credited',
  quiz_passed: 'course_used',
  watched: 'course_used',
}

export async function refundPurchase({ tx, actor, now }: Once, { lineId, to }: Input<typeof api.refundPurchase>) {
  const purchase = await queries.purchaseForRefund(tx, lineId, actor.id)
  if (!purchase) throw new Problem('not_found')
  const { refundObstacle } = await judged(tx, purchase, { accountId: actor.id, now })
  if (refundObstacle) throw new Problem(PROBLEMS[refundObstacle])
  const { orderId } = purchase
  const refunded = { orderId, lines: [{ lineId }], reason: '', reasonCode: 'cancelled_by_customer' } as const
  const { paise } = await refund(tx, { ...refunded, by: actor.id, to, at: now })
  return { paise }
}
