import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talk-library.ts'
import type { Context } from '#server/platform/context.ts'
import type { House } from '#server/platform/house.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { Problem } from '#server/platform/problem.ts'
import { talkInSight } from '../queries.ts'
import { countView, dropViewsBefore } from './queries.ts'

/** Those who read pages and watch nothing. */
const MACHINE = /bot|crawl|spider|preview|lighthouse/i

/** An account is one viewer wherever it is; a visitor is told apart by address and browser, and both only as a hash. */
export async function viewTalk(context: Context, { id }: Input<typeof api.viewTalk>) {
  const { db, house, actor, now, address, userAgent } = context
  const talk = await talkInSight(db, id)
  if (!talk) throw new Problem('not_found')
  if (MACHINE.test(userAgent)) return { views: talk.views }
  const day = dayInIndia(now)
  const who = actor ? `account ${actor.id}` : `visitor ${address} ${userAgent}`
  const viewer = house.secrets.columnMark(`talk view ${day} ${who}`)
  return db.transaction().execute(async (tx) => ({ views: await countView(tx, { id, day, viewer }) }))
}

/** Yesterday's viewers are of no more use. */
export const sweepViews = ({ db }: House, now: Date) => dropViewsBefore(db, dayInIndia(now))
