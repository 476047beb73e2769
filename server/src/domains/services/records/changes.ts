import type { ServiceEntryKind, ServiceOrderState } from '#contract/services/constants.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { By, OrderFacts } from './order.ts'
import { insertEntry, type OrderColumns, orderById, updateOrder } from './queries.ts'

interface Entry {
  kind: ServiceEntryKind
  by: By
  at: Date
  body?: string
  /** Of the milestone it is about. */
  position?: number
}

interface Change extends Entry {
  to: ServiceOrderState
  /** Other columns to change. */
  set?: OrderColumns
}

/** Columns that belong to a state which an order leaves. */
const LEFT = { accept_until: null, decide_until: null, extension_on: null, remind_at: null } as const

/** Changes an order if it is still in the state it was seen in, and records who, when and why. Returns it as it is now. */
export async function changeOrder(tx: Tx, seen: OrderFacts, { to, set, ...entry }: Change): Promise<OrderFacts> {
  const left = to === seen.state ? {} : LEFT
  if (!(await updateOrder(tx, seen, { ...left, ...set, state: to, changed_at: entry.at }))) throw new Problem('stale')
  await record(tx, seen.id, entry)
  return (await orderById(tx, seen.id))!
}

export const record = (tx: Tx, serviceOrderId: number, { kind, by, at, body = '', position }: Entry) =>
  insertEntry(tx, {
    ...{ serviceOrderId, at, kind, body, position: position ?? null },
    byId: by?.id ?? null,
    byRole: by?.role ?? 'system',
  })
