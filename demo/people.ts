import type { StaffRole } from '#contract/endpoint.ts'
import { portraitPath } from '#server/domains/consultants/portraits/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { slugOf } from './catalogue/sector.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { demoCustomers } from './customers.ts'
import { clockOf, dayAt } from './timeline.ts'

export const demoLogins = {
  customer: '9000000001',
  consultant: '9000000002',
  staff: '9000000003',
}

/** One login for each role of staff. */
export const demoStaffRoles = [
  ['owner', demoLogins.staff, 'Neelima Sathe'],
  ['operations', '9000000004', 'Harish Bhandari'],
  ['finance', '9000000005', 'Shalini Kamath'],
  ['content', '9000000006', 'Tanvi Oza'],
  ['support', '9000000008', 'Imran Qureshi'],
] as const

/** All demo mobile numbers begin with 90000: the first of each list is its login, the rest are consecutive. */
const mobileOf = (login: string, series: number, index: number) =>
  index === 0 ? login : `90000${series}${String(index).padStart(4, '0')}`

export const consultantMobile = (index: number) => mobileOf(demoLogins.consultant, 1, index)

const emailOf = (name: string) => `${slugOf(name).replaceAll('-', '.')}@example.in`

/** Earlier entries of the list joined earlier. */
export const consultantJoinedAt = (now: Date, index: number) => dayAt(now, 420 - 5 * index, clockOf(index))

/** Creates all accounts and returns the ids of the consultants, in list order. */
export async function writePeople(tx: Tx, now: Date): Promise<number[]> {
  const ids = await insertAccounts(
    tx,
    demoConsultants.map(({ name, city, pincode, state, portrait, languages }, index) => ({
      type: 'consultant',
      mobile: consultantMobile(index),
      thumbnail: portraitPath(portrait, slugOf(name)),
      language: languages[0] === 'hi' ? 'hi' : 'en',
      joinedAt: consultantJoinedAt(now, index),
      seenAt: dayAt(now, 1 + ((index * 3) % 11), clockOf(index + 5)),
      ...{ name, city, pincode, state },
    })),
  )
  await insertAccounts(
    tx,
    demoCustomers.map(([name, city, pincode, state, language], index) => ({
      type: 'user',
      mobile: mobileOf(demoLogins.customer, 2, index),
      joinedAt: dayAt(now, Math.round(300 - 7.5 * index), clockOf(index + 2)),
      seenAt: dayAt(now, 1 + ((index * 5) % 13), clockOf(index + 7)),
      ...{ name, city, pincode, state, language },
    })),
  )
  await insertAccounts(
    tx,
    demoStaffRoles.map(([staff_role, mobile, name], index) => ({
      ...{ type: 'admin', staff_role, mobile, name, city: 'Mumbai', pincode: '400001', state: 'Maharashtra' },
      ...{ language: 'en', joinedAt: dayAt(now, 500 - 20 * index, '10:00'), seenAt: dayAt(now, 1 + index, '18:10') },
    })),
  )
  return ids
}

interface DemoAccount {
  type: 'user' | 'consultant' | 'admin'
  staff_role?: StaffRole
  mobile: string
  name: string
  city: string
  pincode: string
  state: string
  language: 'en' | 'hi'
  thumbnail?: string
  email?: string
  joinedAt: Date
  seenAt?: Date
}

export async function insertAccounts(tx: Tx, accounts: DemoAccount[]) {
  const written = await tx
    .insertInto('accounts')
    .values(
      accounts.map(({ joinedAt, seenAt, thumbnail, email, ...account }) => ({
        ...account,
        email: email ?? emailOf(account.name),
        thumbnail: thumbnail ?? null,
        source: 'demo',
        profile_completed_at: joinedAt,
        created_at: joinedAt,
        updated_at: joinedAt,
        last_seen_at: seenAt ?? joinedAt,
      })),
    )
    .returning('id')
    .execute()
  return written.map(({ id }) => id)
}

/** The id of the staff login, who approved the demo consultants. */
export async function demoStaff(tx: Tx): Promise<number> {
  const staff = tx.selectFrom('accounts').select('id').where('type', '=', 'admin')
  return (await staff.where('mobile', '=', demoLogins.staff).executeTakeFirstOrThrow()).id
}
