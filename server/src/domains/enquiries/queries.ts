import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export interface NewEnquiry {
  accountId: number | undefined
  name: string
  mobile: string
  email?: string | undefined
  remarks?: string | undefined
  pincode?: string | undefined
  city?: string | undefined
  state?: string | undefined
  source: string
  kind: 'enquiry' | 'callback'
  callAt?: Date | undefined
  callLanguage?: string | undefined
  now: Date
}

export const insertEnquiry = (tx: Tx, enquiry: NewEnquiry) =>
  tx
    .insertInto('enquiries')
    .values({
      number: sql<string>`'ENQ-' || lpad(nextval('enquiry_numbers')::text, 6, '0')`,
      account_id: enquiry.accountId ?? null,
      name: enquiry.name,
      mobile: enquiry.mobile,
      email: enquiry.email ?? null,
      remarks: enquiry.remarks ?? null,
      pincode: enquiry.pincode ?? null,
      city: enquiry.city ?? null,
      state: enquiry.state ?? null,
      source: enquiry.source,
      kind: enquiry.kind,
      call_at: enquiry.callAt ?? null,
      call_language: enquiry.callLanguage ?? null,
      created_at: enquiry.now,
    })
    .returning('number')
    .executeTakeFirstOrThrow()

export const enquiriesOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('enquiries')
    .select([
      'number',
      'kind',
      'name',
      'mobile',
      'email',
      'remarks',
      'city',
      'state',
      'pincode',
      'call_at',
      'created_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

/** Number and outcome are retained; the person's data is erased, also from signed-out enquiries with their number. */
export const emptyEnquiriesOf = (tx: Tx, accountId: number) =>
  tx
    .updateTable('enquiries')
    .set({ name: 'Deleted account', mobile: '', email: null, remarks: null, city: null, state: null, pincode: null })
    .set({ source: '' })
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([
          eb('account_id', 'is', null),
          eb('mobile', '=', eb.selectFrom('accounts').select('mobile').where('id', '=', accountId)),
        ]),
      ]),
    )
    .execute()
