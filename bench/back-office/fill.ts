import { type Kysely, type RawBuilder, sql } from 'kysely'
import { closeDays } from '#server/domains/admin/public.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import type { Services } from '#server/platform/services.ts'
import { withDb } from '../../stress/harness/funded-people.ts'

/** A consultant has held a hundred sessions, a customer booked ten. */
const [HELD_EACH, BOOKED_EACH] = [100, 10]
const [FIRST_CONSULTANT, FIRST_CUSTOMER] = [1_000_001, 2_000_001]

/** Tokens of a staff owner with a fresh second factor. */
export interface Staff {
  authorization: string
}

/**
 * Completed sessions of the last two years with what a business has beside them, written without triggers and
 * references, which the rows satisfy by construction.
 */
export const fillBusiness = (databaseUrl: string, count: number): Promise<Staff> =>
  withDb(databaseUrl, (db) =>
    db.connection().execute(async (one) => {
      const now = new Date()
      await sql`set session_replication_role = replica`.execute(one)
      await sql`
        create temporary table sold as select n as id, ${FIRST_CUSTOMER}::int + n / ${BOOKED_EACH}::int as customer,
          ${FIRST_CONSULTANT}::int + n % ${count / HELD_EACH}::int as consultant,
          date_trunc('milliseconds', ${now}::timestamptz - n * (interval '730 days' / ${count}::int)) as at
        from generate_series(1, ${count}::int) n`.execute(one)
      for (const write of [...people(count, now), ...sales, ...around]) await write.execute(one)
      await sql`drop table sold`.execute(one)
      await sql`set session_replication_role = origin`.execute(one)
      await sql`vacuum analyze`.execute(one)
      await closeDays({ db: one } as unknown as Services, now)
      return aStaffMember(one)
    }),
  )

async function aStaffMember(db: Kysely<DB>): Promise<Staff> {
  const [now, token] = [new Date(), newToken()]
  const { id } = await db
    .insertInto('accounts')
    .values({
      ...{ type: 'admin', staff_role: 'owner', mobile: '6999999999', name: 'Staff', source: 'staff' },
      ...{ created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({
      ...{ account_id: id, token_hash: tokenHash(token), user_agent: 'bench', address: '127.0.0.1' },
      ...{ created_at: now, last_used_at: now, second_factor_at: now },
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  return { authorization: `Bearer ${token}` }
}

const people = (count: number, now: Date): RawBuilder<unknown>[] => [
  sql`
    insert into accounts (id, type, mobile, name, source, created_at, updated_at, profile_completed_at) overriding system value
    select ${FIRST_CONSULTANT}::int - 1 + n, 'consultant', (7000000000 + n)::text, 'Consultant ' || n, 'popup', at, at, at
    from generate_series(1, ${count / HELD_EACH}::int) n, lateral (select ${now}::timestamptz - interval '2 years' as at) joined`,
  sql`
    insert into accounts (id, type, mobile, name, source, created_at, updated_at, profile_completed_at) overriding system value
    select customer, 'user', (8000000000 + customer)::text, 'Person ' || customer, 'popup', min(at), min(at), min(at)
    from sold group by customer`,
  sql`
    insert into bank_accounts (id, consultant_id, kind, holder, ifsc, ending, number, number_mark, added_at, state, checked_at)
      overriding system value
    select id, id, 'savings', name, 'HDFC0001234', '1234', ''::bytea, id::text::bytea, created_at, 'verified', created_at
    from accounts where type = 'consultant'`,
]

const sales: RawBuilder<unknown>[] = [
  sql`
    insert into orders (id, buyer_id, state, created_at, pay_until, paid_at, billing_name, billing_state, discounts,
      total_paise, gateway_paise, payment_id) overriding system value
    select id, customer, 'paid', at, at, at, 'Customer', '27', '[]', 118000, 118000, id from sold`,
  sql`
    insert into order_lines (id, order_id, position, kind, item_id, title_english, title_hindi, tax_code, consultant_id,
      price_paise, discount_paise, taxable_paise, gst_rate_bp, cgst_paise, sgst_paise, igst_paise, total_paise, state)
      overriding system value
    select id, id, 0, 'booking', id, 'Session', 'सत्र', '998311', consultant, 100000, 0, 100000, 1800, 9000, 9000, 0,
      118000, 'fulfilled' from sold`,
  sql`
    insert into bookings (id, number, room, customer_id, consultant_id, mode, minutes, during, state, held_until,
      judged_at, price_paise, order_id, line_id, created_at, changed_at)
    select id, 'PM-26-' || (10000000 + id), 'room' || lpad(id::text, 16, '0'), customer, consultant, 'video', 30,
      tstzrange(at, at + interval '30 minutes'), 'completed', at, at, 100000, id, id, at, at from sold`,
  sql`
    insert into payments (id, purpose, subject_id, account_id, amount_paise, state, provider, provider_payment_id, method,
      created_at, settled_at) overriding system value
    select id, 'order', id, customer, 118000, 'captured', 'test', 'pay_' || id, 'upi', at, at from sold`,
  sql`
    insert into documents (id, number, kind, year, supplier_id, sequence, order_id, account_id, total_paise, body, issued_at)
      overriding system value
    select id, 'PM/26/' || (1000000 + id), 'invoice', '26', 0, id, id, customer, 118000, '{}', at from sold`,
  sql`
    insert into earnings (id, line_id, part, order_id, consultant_id, kind, title_english, title_hindi, gross_paise,
      discount_paise, paid_paise, sale_tax_paise, commission_bp, commission_paise, commission_gst_bp, commission_gst_paise,
      tcs_bp, tcs_paise, tds_bp, tds_paise, net_paise, earned_at, release_at, released_at) overriding system value
    select id, id, 1, id, consultant, 'booking', 'Session', 'सत्र', 100000, 0, 118000, 18000, 2000, 20000, 1800, 3600,
      50, 500, 10, 100, 75800, at, at, at from sold`,
  sql`
    insert into ledger_movements (id, key, kind, at, order_id) overriding system value
    select id, 'bench ' || id, 'order_paid', at, id from sold`,
  sql`
    insert into ledger_entries (movement_id, position, account_id, amount_paise)
    select id, side, (select id from ledger_accounts where owner_id is null order by id offset side limit 1),
      case side when 0 then -118000 else 118000 end
    from sold cross join generate_series(0, 1) side`,
]

/** Calls, refunds, payouts, messages and notes of every few sessions. */
const around: RawBuilder<unknown>[] = [
  sql`
    insert into talks (id, number, room, customer_id, consultant_id, mode, state, rang_at, ring_until, answered_at, ended_at,
      ended_by, why, rate_paise, billing_state, authorisation_id, held_paise, paid_seconds, billed_seconds, price_paise,
      order_id, line_id, changed_at) overriding system value
    select id, 'CALL-26-' || (10000000 + id), 'talk' || lpad(id::text, 16, '0'), customer, consultant, 'audio', 'ended', at, at,
      at, at + interval '5 minutes', 'customer', 'hung_up', 3000, '27', id, 15000, 300, 300, 15000, id, id, at
    from sold where id % 2 = 0`,
  sql`
    insert into refunds (id, order_id, at, reason, reason_code, to_source_paise, to_wallet_paise, to_promo_paise, total_paise)
      overriding system value
    select id, id, at, '', 'other', 11800, 0, 0, 11800 from sold where id % 10 = 0`,
  sql`
    insert into withdrawals (id, consultant_id, bank_account_id, amount_paise, asked_at, state, decided_by, decided_at, sent_at,
      paid_at, settled_at) overriding system value
    select id, consultant, consultant, 75800, at, 'paid', 1, at, at, at, at from sold where id % 20 = 0`,
  sql`
    insert into audit_entries (id, at, actor_id, actor_type, action, subject_kind, subject_id) overriding system value
    select id, at, ${FIRST_CONSULTANT}::int, 'admin', 'booking.cancelled', 'booking', id::text from sold where id % 4 = 0`,
  sql`
    insert into outbox (id, channel, recipient, message, language, params, state, created_at, next_try_at, settled_at, account_id)
      overriding system value
    select id, 'sms', (8000000000 + customer)::text, 'workshop_cancelled', 'en',
      '{"title_english":"Workshop","title_hindi":"कार्यशाला","reason":""}', 'sent', at, at, at, customer from sold`,
  sql`
    insert into reviews (id, consultant_id, customer_id, author, rating, kind, subject_id, held_at, created_at, updated_at)
      overriding system value
    select id, consultant, customer, 'Customer', 5, 'session', id, at, at, at from sold where id % 4 = 0`,
  sql`
    insert into enquiries (id, number, name, mobile, status, source, created_at, due_at, escalate_at, first_answered_at,
      first_answer_minutes, closed_at) overriding system value
    select id, 'ENQ-' || (10000000 + id), 'Person ' || customer, (8000000000 + customer)::text, 'closed', 'popup', at, at, at, at,
      30, at
    from sold where id % 20 = 0`,
  sql`
    insert into questions (id, number, customer_id, consultant_id, state, title, body, industry_id, price_paise, order_id, line_id,
      asked_at, accepted_at, answered_at, closed_at, follow_ups_until, created_at, changed_at) overriding system value
    select id, 'Q-26-' || (10000000 + id), customer, consultant, 'closed', 'Title', 'Body', 1, 100000, id, id, at, at, at, at, at,
      at, at
    from sold where id % 20 = 0`,
]
