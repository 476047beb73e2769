import { capturedBetween, testPaymentOf, testPaymentsBetween, writeReport } from '#server/domains/payments/public.ts'
import { type Difference, refundTotals, totals } from '#server/domains/payments/reconciliation/rules.ts'
import { postFees } from '#server/domains/payments/reconciliation/service.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { dayInIndia, endOfDay, startOfDay } from '#server/platform/time.ts'
import { dayAt, type Making } from './timeline.ts'

const PROVIDER = 'test'
/** The nights of a week, at the time of the job. */
const [DAYS, CLOCK] = [7, '04:30']
/** On this day the gateway's callback of one payment was lost, and the comparison settled it. */
const LOST_ON_DAY = 4

/** Each night the payments of the day before are compared with the gateway's, and its fees are posted. */
export async function writeReconciliations({ tx, timeline, now }: Making) {
  for (let daysAgo = DAYS; daysAgo >= 1; daysAgo--) {
    const at = dayAt(now, daysAgo - 1, CLOCK)
    if (at <= now) timeline.at(at, () => compare(tx, dayInIndia(dayAt(now, daysAgo, '12:00')), at, daysAgo))
  }
}

async function compare(tx: Tx, day: string, ranAt: Date, daysAgo: number) {
  const [from, before] = [startOfDay(day), endOfDay(day)]
  const theirs = (await testPaymentsBetween(tx, from, before))
    .map(testPaymentOf)
    .filter(({ state }) => state === 'captured')
  const ours = await capturedBetween(tx, PROVIDER, from, before)
  const [lost] = daysAgo === LOST_ON_DAY ? ours : []
  const differences: Difference[] = lost
    ? [
        {
          ...{ kind: 'captured_there_only', paymentId: lost.id, providerId: lost.providerPaymentId, ourPaise: null },
          ...{ gatewayPaise: lost.amountPaise, mended: true },
        },
      ]
    : []
  await postFees(tx, PROVIDER, theirs, ranAt)
  const report = { day, provider: PROVIDER, ranAt, ...totals(theirs, ours), ...refundTotals([], []) }
  await writeReport(tx, report, differences)
}
