import { portraitPath } from '#server/domains/consultants/portraits/rules.ts'
import type { Tx } from '#server/platform/db.ts'
import { slugOf } from './catalogue/sector.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { demoCustomers } from './customers.ts'

export const demoLogins = {
  customer: '9000000001',
  consultant: '9000000002',
  staff: '9000000003',
}

/** All demo mobiles begin with 90000: the first of each list is its login, the rest are numbered on. */
const mobileOf = (login: string, series: number, index: number) =>
  index === 0 ? login : `90000${series}${String(index).padStart(4, '0')}`

export const consultantMobile = (index: number) => mobileOf(demoLogins.consultant, 1, index)

const DAY_MS = 24 * 60 * 60 * 1000
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
const emailOf = (name: string) => `${slugOf(name).replaceAll('-', '.')}@example.in`

/** Writes everybody's account and answers the ids of the consultants, in the order of their list. */
export async function writePeople(tx: Tx, now: Date): Promise<number[]> {
  const ids = await insertAccounts(
    tx,
    demoConsultants.map(({ name, city, pincode, state, portrait, languages }, index) => ({
      type: 'consultant',
      mobile: consultantMobile(index),
      thumbnail: portraitPath(portrait, slugOf(name)),
      language: languages[0] === 'hi' ? 'hi' : 'en',
      joinedAt: daysBefore(now, 420 - 5 * index),
      ...{ name, city, pincode, state },
    })),
  )
  await insertAccounts(
    tx,
    demoCustomers.map(([name, city, pincode, state, language], index) => ({
      type: 'user',
      mobile: mobileOf(demoLogins.customer, 2, index),
      joinedAt: daysBefore(now, 300 - 7 * index),
      ...{ name, city, pincode, state, language },
    })),
  )
  await insertAccounts(tx, [
    {
      type: 'admin',
      mobile: demoLogins.staff,
      name: 'Neelima Sathe',
      city: 'Mumbai',
      pincode: '400001',
      state: 'Maharashtra',
      language: 'en',
      joinedAt: daysBefore(now, 500),
    },
  ])
  return ids
}

interface DemoAccount {
  type: 'user' | 'consultant' | 'admin'
  mobile: string
  name: string
  city: string
  pincode: string
  state: string
  language: 'en' | 'hi'
  thumbnail?: string
  email?: string
  joinedAt: Date
}

export async function insertAccounts(tx: Tx, accounts: DemoAccount[]) {
  const written = await tx
    .insertInto('accounts')
    .values(
      accounts.map(({ joinedAt, thumbnail, email, ...account }) => ({
        ...account,
        email: email ?? emailOf(account.name),
        thumbnail: thumbnail ?? null,
        source: 'demo',
        profile_completed_at: joinedAt,
        created_at: joinedAt,
        updated_at: joinedAt,
      })),
    )
    .returning('id')
    .execute()
  return written.map(({ id }) => id)
}
