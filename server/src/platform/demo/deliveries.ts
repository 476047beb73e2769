import type { Db } from '../db/db.ts'
import { compose } from '../outbox/compose.ts'
import type { Deliver, Outgoing } from '../outbox/delivery.ts'
import { asText } from '../outbox/mail-layout.ts'
import type { Brand, PushSubscription } from '../outbox/message.ts'
import { insertIntoInbox } from './queries.ts'

interface Options {
  db: Db
  now: () => Date
  brand: () => Promise<Brand>
}

/** Stores what would have been sent, for people and programs to read. */
export function demoDeliveries({ db, now, brand }: Options): Record<'sms' | 'mail' | 'push', Deliver> {
  const store = (channel: string, outgoing: Outgoing, content: Content) =>
    insertIntoInbox(db, {
      outbox_id: outgoing.id,
      channel,
      recipient: content.to,
      subject: content.subject ?? null,
      body: content.body,
      language: outgoing.language,
      otp: content.otp ?? null,
      kept_at: now(),
    })
  return {
    async sms(outgoing) {
      const { words, otp } = compose('sms', outgoing, await brand())
      await store('sms', outgoing, { to: outgoing.recipient, body: words, otp })
    },
    async mail(outgoing) {
      const signed = await brand()
      const { words, otp } = compose('mail', outgoing, signed)
      await store('mail', outgoing, {
        to: outgoing.recipient.toLowerCase(),
        subject: words.subject,
        body: asText(words, signed),
        otp,
      })
    },
    async push(outgoing) {
      const { endpoint } = JSON.parse(outgoing.recipient) as PushSubscription
      const { words, otp } = compose('push', outgoing, await brand())
      await store('push', outgoing, { to: endpoint, subject: words.title, body: words.body, otp })
    },
  }
}

interface Content {
  to: string
  subject?: string
  body: string
  otp: string | undefined
}
