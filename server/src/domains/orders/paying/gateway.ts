import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'

interface Opening {
  accountId: number
  purpose: 'order'
  subjectId: number
  paise: number
  at: Date
}

export async function openPayment(_tx: Tx, _opening: Opening): Promise<{ id: number }> {
  throw new Problem('unavailable')
}

export async function refundToSource(_tx: Tx, _wish: { key: string; paymentId: number; paise: number; at: Date }) {
  throw new Problem('unavailable')
}
