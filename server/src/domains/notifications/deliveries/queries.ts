import type { DELIVERY_CHANNELS } from '#contract/notifications/constants.ts'
import { idsOfPeople, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Language } from '#server/platform/outbox/message.ts'

export interface DeliveryFilter {
  person?: PersonSearch | undefined
  /** A whole mobile number or email address. */
  address?: string | undefined
  accountId?: number | undefined
  state?: 'waiting' | 'sent' | 'failed' | undefined
  channel?: (typeof DELIVERY_CHANNELS)[number] | undefined
  from?: Date | undefined
  before?: Date | undefined
}

const matching = (db: Db, filter: DeliveryFilter) =>
  db
    .selectFrom('outbox')
    // As the indexes of the list have it.
    .where('outbox.channel', '<>', 'socket')
    .where((where) => {
      const { person, address } = filter
      return where.and([
        ...(person
          ? [
              where.or([
                where('outbox.account_id', '=', idsOfPeople(person)),
                ...(address ? [where('outbox.recipient', '=', address)] : []),
              ]),
            ]
          : []),
        ...(filter.accountId ? [where('outbox.account_id', '=', filter.accountId)] : []),
        ...(filter.state ? [where('outbox.state', '=', filter.state)] : []),
        ...(filter.channel ? [where('outbox.channel', '=', filter.channel)] : []),
        ...(filter.from ? [where('outbox.created_at', '>=', filter.from)] : []),
        ...(filter.before ? [where('outbox.created_at', '<', filter.before)] : []),
      ])
    })

interface Part {
  descending: boolean
  limit: number
  offset: number
}

export const deliveriesMatching = (db: Db, filter: DeliveryFilter, { descending, limit, offset }: Part) =>
  matching(db, filter)
    .leftJoin('accounts as person', 'person.id', 'outbox.account_id')
    .select([
      'outbox.id',
      'outbox.channel',
      'outbox.recipient',
      'outbox.message',
      'outbox.language',
      'outbox.params',
      'outbox.state',
      'outbox.attempts',
      'outbox.last_error as error',
      'outbox.created_at as createdAt',
      'outbox.next_try_at as nextTryAt',
      'outbox.settled_at as settledAt',
      'person.id as personId',
      'person.name as personName',
      'person.mobile as personMobile',
    ])
    .$narrowType<{
      channel: (typeof DELIVERY_CHANNELS)[number]
      state: 'waiting' | 'sent' | 'failed'
      language: Language
    }>()
    .orderBy('outbox.created_at', descending ? 'desc' : 'asc')
    .orderBy('outbox.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()
export type DeliveryRow = Awaited<ReturnType<typeof deliveriesMatching>>[number]

/** Counts matches up to `most`. */
export const countDeliveries = async (db: Db, filter: DeliveryFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('outbox.id').limit(most).as('matching'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
