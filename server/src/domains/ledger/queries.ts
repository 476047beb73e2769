import { CompiledQuery, sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { columnsOf, type Entry, type PostingHeader, refsOf } from './rules.ts'

/** The first parameters of every SQL function of the ledger, in order. */
const postingHeader = ({ key, kind, at, refs, memo }: PostingHeader) =>
  sql`${key}, ${kind}, ${at}::timestamptz, ${refsOf(refs)}::bigint[], ${memo ?? ''}`

const lists = (entries: readonly Entry[]) => {
  const { kinds, owners, amounts } = columnsOf(entries)
  return sql`${kinds}::text[], ${owners}::bigint[], ${amounts}::bigint[]`
}

interface Posted {
  movementId: number
  repeated: boolean
}

export async function postMovement(tx: Tx, movement: PostingHeader, entries: readonly Entry[]): Promise<Posted> {
  const { rows } = await sql<Posted>`
    select movement_id as "movementId", repeated
    from ledger_post(${postingHeader(movement)}, ${lists(entries)})`.execute(tx)
  return rows[0]!
}

interface Spent {
  /** Null if the balance was too low. */
  movementId: number | null
  repeated: boolean
  promoPaise: number
  walletPaise: number
}

export interface Spending {
  of: number
  paise: number
  to: readonly Entry[]
}

/** Raw SQL: it runs on every wallet payment, and building it costs more than sending it. */
const SPEND =
  prepared(`select movement_id as "movementId", repeated, promo_paise as "promoPaise", wallet_paise as "walletPaise"
  from ledger_spend($1, $2, $3::timestamptz, $4::bigint[], $5, $6::bigint, $7::bigint, $8::text[], $9::bigint[], $10::bigint[])`)

export async function spendFromBalances(tx: Tx, movement: PostingHeader, { of, paise, to }: Spending): Promise<Spent> {
  const { key, kind, at, refs, memo = '' } = movement
  const { kinds, owners, amounts } = columnsOf(to)
  const values = [key, kind, at, refsOf(refs), memo, of, paise, kinds, owners, amounts]
  const { rows } = await tx.executeQuery<Spent>(CompiledQuery.raw(SPEND, values))
  return rows[0]!
}

interface Captured {
  state: 'posted' | 'lapsed' | 'short' | null
  promoPaise: number
  walletPaise: number
}

export async function captureHeld(
  tx: Tx,
  movement: PostingHeader,
  { holdId, paise, to }: { holdId: number; paise: number; to: readonly Entry[] },
): Promise<Captured> {
  const { rows } = await sql<Captured>`
    select state, promo_paise as "promoPaise", wallet_paise as "walletPaise"
    from ledger_capture(${holdId}::bigint, ${postingHeader(movement)}, ${paise}::bigint, ${lists(to)})`.execute(tx)
  return rows[0]!
}
