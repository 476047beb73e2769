import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/library.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia } from '#server/platform/india.ts'
import type { Services } from '#server/platform/services.ts'
import { talkInSight } from '../queries.ts'
import { countView, dropViewsBefore } from './queries.ts'

/** Crawlers, which request pages but watch nothing. */
const MACHINE = /bot|crawl|spider|preview|lighthouse/i

/**
 * An account is one viewer on all devices; visitors are distinguished by address and browser, stored only as a hash.
 */
export async function viewTalk(context: Context, { id }: Input<typeof api.viewTalk>) {
  const { db, services, actor, now, address, userAgent } = context
  const talk = await talkInSight(db, id)
  if (!talk) throw new Problem('not_found')
  if (MACHINE.test(userAgent)) return { views: talk.views }
  const day = dayInIndia(now)
  const who = actor ? `account ${actor.id}` : `visitor ${address} ${userAgent}`
  const viewer = services.secrets.columnMark(`talk view ${day} ${who}`)
  return db.transaction().execute(async (tx) => ({ views: await countView(tx, { id, day, viewer }) }))
}

/** Deletes the viewers of previous days. */
export const sweepViews = ({ db }: Services, now: Date) => dropViewsBefore(db, dayInIndia(now))
