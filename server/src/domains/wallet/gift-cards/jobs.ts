import { post } from '#server/domains/ledger/public.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import * as queries from './queries.ts'

const AT_ONCE = 200
const DRAFT_DAYS = 7

/** Ends cards that nobody redeemed in time, and deletes drafts that were never paid. */
export async function endGiftCards({ db }: Services, now: Date) {
  for (const { id, amountPaise } of await queries.expiredCards(db, now, AT_ONCE))
    await db.transaction().execute(async (tx) => {
      if (!(await queries.endCard(tx, id, { to: 'expired', at: now }))) return
      await post(tx, {
        ...{ key: `gift card ${id} expired`, kind: 'gift_card_expired', at: now },
        entries: [
          { place: 'gift_cards', paise: -amountPaise },
          { place: 'commission', paise: amountPaise },
        ],
      })
    })
  await queries.deleteDrafts(db, daysAfter(now, -DRAFT_DAYS))
}
