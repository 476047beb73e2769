import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/services/endpoints.ts'
import type * as ordering from '#contract/services/ordering.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { refundable, timesDivided } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { ofActor } from '../records/access.ts'
import { sideOf } from '../records/order.ts'
import { entriesOf, milestonesOf, orderById } from '../records/queries.ts'
import { actionsOf, currentOf, isOver, isTurnOf } from '../records/rules.ts'
import * as queries from './queries.ts'

export async function listUserServices(context: SignedIn, input: Input<typeof api.listUserServices>) {
  const page = await pageFor(context, input)
  return { ...page, UserServices: page.data }
}

export const listServiceOrders = (context: SignedIn, input: Input<typeof ordering.listServiceOrders>) =>
  pageFor(context, input)

async function pageFor({ db, actor }: SignedIn, input: Input<typeof ordering.listServiceOrders>) {
  const { page, limit, search, view } = input
  const side = sideOf(actor)
  const filter = { accountId: actor.id, side, view, search }
  const [rows, count, counts] = await Promise.all([
    queries.pageOfMine(db, filter, { limit, offset: (page - 1) * limit }),
    queries.countMine(db, filter),
    queries.countViews(db, filter),
  ])
  const data = rows.map(({ otherName, otherThumbnail, otherSlug, ...order }) => {
    const id = side === 'customer' ? order.consultantId : order.customerId
    return {
      ...order,
      orderId: side === 'customer' ? order.orderId : null,
      isYourTurn: isTurnOf(order, side),
      other: { id, name: otherName, slug: otherSlug, thumbnail: otherThumbnail ?? portraitPath('plain', id) },
    }
  })
  return { data, count, page, limit, counts }
}

export const getServiceOrder = ({ db, actor, now }: SignedIn, { id }: Input<typeof ordering.getServiceOrder>) =>
  shownTo(db, id, actor, now)

/** An order as one side sees it. */
export async function shownTo(
  db: Db | Tx,
  id: number,
  actor: Pick<Actor, 'id' | 'type'>,
  now: Date,
): Promise<Reply<typeof ordering.getServiceOrder>> {
  const order = ofActor(await orderById(db, id), actor)
  const side = sideOf(actor)
  const milestones = await milestonesOf(db, id)
  const other = await queries.person(db, side === 'customer' ? order.consultantId : order.customerId)
  const { discountPaise, taxPaise, totalPaise, ...bought } = await queries.boughtAs(db, id)
  const entries = await entriesOf(db, id)
  const money = await refundable(db, order.lineId)
  return {
    serviceOrder: {
      ...order,
      ...bought,
      orderId: side === 'customer' ? order.orderId : null,
      milestones,
      entries: entries.map((entry) => ({ ...entry, isOwn: entry.by === side })),
      actions: actionsOf(order, milestones, side, now),
      isYourTurn: isTurnOf(order, side),
      other: { ...other, thumbnail: other.thumbnail ?? portraitPath('plain', other.id) },
      refund: side === 'customer' ? ((await queries.lastRefund(db, order.lineId)) ?? null) : null,
      paid: side === 'customer' ? { discountPaise, taxPaise, totalPaise } : null,
      acceptPaise: order.state === 'delivered' ? nextShare(milestones, money) : 0,
      refundPaise: isOver(order) ? 0 : money.unearnedPaise,
    },
  }
}

/** What the next accepted milestone earns of the payment; the last one earns all that is left. */
function nextShare(
  milestones: Awaited<ReturnType<typeof milestonesOf>>,
  { totalPaise, leftPaise, unearnedPaise }: Awaited<ReturnType<typeof refundable>>,
) {
  const { position } = currentOf(milestones)!
  if (position === milestones.length) return unearnedPaise
  const upToPercent = milestones.slice(0, position).reduce((sum, { percent }) => sum + percent, 0)
  const earnedPaise = leftPaise - unearnedPaise
  return Math.max(0, Math.min(timesDivided(totalPaise, upToPercent, 100), leftPaise) - earnedPaise)
}
