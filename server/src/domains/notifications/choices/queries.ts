import type { Tx } from '#server/platform/db/db.ts'

interface Chosen {
  accountId: number
  topic: string
  channel: string
  wanted: boolean
  now: Date
}

export const storeChoice = (tx: Tx, { accountId, topic, channel, wanted, now }: Chosen) =>
  tx
    .insertInto('notice_choices')
    .values({ account_id: accountId, topic, channel, wanted, changed_at: now })
    .onConflict((known) => known.columns(['account_id', 'topic', 'channel']).doUpdateSet({ wanted, changed_at: now }))
    .execute()
