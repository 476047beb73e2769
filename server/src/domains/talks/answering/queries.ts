import type { Tx } from '#server/platform/db/db.ts'

export const setLive = (tx: Tx, id: number, mode: 'video' | 'audio', at: Date) =>
  tx
    .updateTable('talks')
    .set({ state: 'live', mode, answered_at: at, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'ringing')
    .execute()

interface Over {
  id: number
  state: 'declined' | 'missed' | 'cancelled'
  by: 'customer' | 'consultant' | 'system' | 'staff'
  at: Date
}

export const setUnanswered = (tx: Tx, { id, state, by, at }: Over) =>
  tx
    .updateTable('talks')
    .set({ state, ended_at: at, ended_by: by, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'ringing')
    .execute()
