import type { HIDDEN_REASONS } from '#contract/admin/constants.ts'
import type { getConsultantStatus as endpoint } from '#contract/admin/consultants.ts'
import type { Input } from '#contract/endpoint.ts'
import { listPayouts } from '#contract/payouts/endpoints.ts'
import { nextFreeSessions } from '#server/domains/availability/public.ts'
import { measuredOf } from '#server/domains/bookings/public.ts'
import { ratingsOf } from '#server/domains/reviews/public.ts'
import { mayCall } from '#server/platform/http/bind.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { INDIA } from '#server/platform/time.ts'
import * as queries from './queries.ts'

/** Where a consultant stands, for their page in the back office. */
export async function getConsultantStatus({ db, actor, now }: SignedIn, { id }: Input<typeof endpoint>) {
  const status = await queries.statusOf(db, id)
  if (!status) throw new Problem('not_found')
  const [week, video, audio, measured, ratings, onSale, bankAccounts] = await Promise.all([
    queries.weekOf(db, id),
    nextFreeSessions(db, [id], now, 'video'),
    nextFreeSessions(db, [id], now, 'audio'),
    measuredOf(db, id, now),
    ratingsOf(db, id),
    queries.offersOf(db, id, now),
    mayCall(listPayouts, actor) ? queries.bankAccountsOf(db, id) : null,
  ])
  return {
    listed: status.listed,
    hiddenBecause: hiddenBecause(status),
    timeZone: status.timeZone ?? INDIA,
    nextFree: [video.get(id), audio.get(id)].filter((next) => next !== undefined),
    ...{ week, measured, ratings, onSale, bankAccounts },
  }
}

type Status = NonNullable<Awaited<ReturnType<typeof queries.statusOf>>>

function hiddenBecause({ approval, suspendedAt, deletedAt, hasIndustry }: Status) {
  const reasons: [(typeof HIDDEN_REASONS)[number], boolean][] = [
    ['account_deleted', deletedAt !== null],
    ['account_suspended', suspendedAt !== null],
    ['taken_off_the_list', approval === 'suspended'],
    ['not_approved', approval !== 'approved' && approval !== 'suspended'],
    ['no_industry', !hasIndustry],
  ]
  return reasons.flatMap(([reason, applies]) => (applies ? [reason] : []))
}
