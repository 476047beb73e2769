import { freeSlots, storeWatch } from '#server/domains/availability/public.ts'
import { freezeEarnings } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { dayInIndia, daysAfter, INDIA, minutesAfter } from '#server/platform/time.ts'
import { demoLogins } from './people.ts'
import { dayAt, type Making } from './timeline.ts'

/** In the list of customers. */
const [LEAVING, DOWNLOADING] = [37, 33]
/** In the list of consultants: those the customer login has saved. */
const SAVED = [4, 2, 9]
const DELETED_AFTER_DAYS = 30
/** Consultants whom the customer login wants to see on a day without free slots. */
const WATCHED = [6, 35]
/** These days are looked at, the latest first: a watch ends with its day. */
const WATCHED_DAYS = 28

/** Searches that found nothing, with their days ago and number. */
const VAIN_SEARCHES = [
  ['bamboo charcoal', 1, 3],
  ['drone licence', 1, 2],
  ['hydroponics', 2, 4],
  ['pet food', 4, 2],
  ['रेशम पालन', 5, 2],
  ['3d printing', 6, 1],
] as const

/** What fills the lists of the logins that nothing else in the demo does. */
export async function writeLists(making: Making) {
  const { tx, now } = making
  const people = (type: 'user' | 'consultant') =>
    tx.selectFrom('accounts').select('id').where('type', '=', type).where('source', '=', 'demo').orderBy('id').execute()
  const ids = { customers: await people('user'), consultants: await people('consultant') }
  await writeSaved(making, ids)
  await writeWatches(making, ids)
  await writeConsents(making)
  await writePrivacyRequests(making, ids)
  await writeRefundRequests(making)
  await tx
    .insertInto('vain_searches')
    .values(
      VAIN_SEARCHES.map(([text, daysAgo, times]) => ({
        searched_on: dayInIndia(dayAt(now, daysAgo, '12:00')),
        text,
        times,
      })),
    )
    .execute()
}

type Ids = Record<'customers' | 'consultants', { id: number }[]>

async function writeSaved({ tx, now }: Making, { customers, consultants }: Ids) {
  const login = customers[0]!.id
  await tx
    .insertInto('favourites')
    .values(
      SAVED.map((index, place) => ({
        ...{ account_id: login, consultant_id: consultants[index]!.id, added_at: dayAt(now, 30 - 8 * place, '18:15') },
      })),
    )
    .execute()
  const { id: talkId } = await tx
    .selectFrom('library_talks')
    .select('id')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const logins = await loginIds(tx)
  await tx
    .insertInto('library_reminders')
    .values(logins.map((account_id) => ({ account_id, talk_id: talkId, asked_at: dayAt(now, 2, '19:20') })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Alerts for days on which nothing is free, as the page of a consultant offers them. */
async function writeWatches({ tx, now }: Making, { customers, consultants }: Ids) {
  for (const [place, index] of WATCHED.entries()) {
    const session = { mode: 'video' as const, minutes: 30 }
    const consultantId = consultants[index]!.id
    const free = await freeSlots(tx, consultantId, { ...session, days: WATCHED_DAYS }, now)
    const full = free?.consultantSlots.filter(({ slots }) => slots.length === 0).at(-1)
    if (!full) throw new Error(`The demo consultant ${consultantId} is free every day.`)
    await storeWatch(tx, {
      ...{
        ...session,
        customerId: customers[0]!.id,
        consultantId,
        fromDay: full.date,
        toDay: full.date,
        timeZone: INDIA,
      },
      now: dayAt(now, 1 + place, '18:50'),
    })
  }
}

/** The customer and the consultant. */
const loginIds = async (tx: Making['tx']) =>
  (
    await tx
      .selectFrom('accounts')
      .select('id')
      .where('type', '<>', 'admin')
      .where('mobile', 'in', [demoLogins.customer, demoLogins.consultant])
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Everybody agreed to the current pages when they joined. */
async function writeConsents({ tx, now }: Making) {
  const { termsVersion, privacyVersion } = await readSettings(tx, now)
  const people = await tx
    .selectFrom('accounts')
    .select(['id', 'created_at as agreedAt'])
    .where('type', '<>', 'admin')
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute()
  await tx
    .insertInto('consents')
    .values(
      people.flatMap(({ id, agreedAt }) =>
        [
          ['terms', termsVersion],
          ['privacy', privacyVersion],
        ].map(([document, version]) => ({
          ...{ account_id: id, document: document!, version: version!, agreed_at: agreedAt, address: '127.0.0.1' },
        })),
      ),
    )
    .execute()
}

/** One customer is leaving; copies of their data that were downloaded in time are gone. */
async function writePrivacyRequests({ tx, now }: Making, { customers }: Ids) {
  const leavesAt = dayAt(now, 4, '16:40')
  await tx
    .insertInto('deletion_requests')
    .values({
      ...{ account_id: customers[LEAVING]!.id, state: 'open', reason: 'I have closed the business' },
      ...{ requested_at: leavesAt, due_at: daysAfter(leavesAt, DELETED_AFTER_DAYS) },
    })
    .execute()
  const exported = [...(await loginIds(tx)), customers[DOWNLOADING]!.id]
  await tx
    .insertInto('data_exports')
    .values(
      exported.map((account_id, place) => {
        const at = dayAt(now, 20 + place, '17:05')
        return {
          ...{ account_id, state: 'gone', requested_at: at, ready_at: minutesAfter(at, 1), gone_at: daysAfter(at, 7) },
        }
      }),
    )
    .execute()
}

/** Two customers ask for money back: one waits for staff, one was declined. */
async function writeRefundRequests({ tx, now }: Making) {
  const lines = await tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.buyer_id')
    .select(['order_lines.id', 'order_lines.order_id as orderId', 'order_lines.consultant_id as consultantId'])
    .where('order_lines.kind', '=', 'booking')
    .where('order_lines.state', '=', 'completed')
    .where('accounts.mobile', '<>', demoLogins.customer)
    .where('orders.paid_at', '<', dayAt(now, 2, '00:00'))
    .orderBy('orders.paid_at', 'desc')
    .limit(2)
    .execute()
  const staff = await tx
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('mobile', '=', demoLogins.staff)
    .executeTakeFirstOrThrow()
  const [waiting, declined] = lines
  const askedAt = dayAt(now, 1, '18:10')
  await tx
    .insertInto('refund_requests')
    .values([
      {
        ...{
          order_id: declined!.orderId,
          asked_at: dayAt(now, 1, '10:30'),
          reason: 'I expected a written report, too.',
        },
        ...{ state: 'declined', decided_at: dayAt(now, 1, '15:45'), decided_by: staff.id },
        note: 'The session took place as booked. A report is a service of its own.',
      },
      {
        order_id: waiting!.orderId,
        asked_at: askedAt,
        reason: 'The line was so weak that we hardly understood each other.',
      },
    ])
    .execute()
  await freezeEarnings(tx, [waiting!], 'refund_request', askedAt)
}
