import type { Db } from '../db/db.ts'
import { demoDeliveries } from '../demo/deliveries.ts'
import { compose } from '../outbox/compose.ts'
import { type Deliver, DeliveryFailure } from '../outbox/delivery.ts'
import { asHtml, asText } from '../outbox/mail-layout.ts'
import type { Channel, LookingBrand, PushSubscription } from '../outbox/message.ts'
import type { Config } from '../process/config.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { createMailer, type Mailer } from './mail.ts'
import { createPusher, type Pusher } from './push.ts'
import { createSmsSender, type SmsSender } from './sms.ts'

interface Options {
  config: Config
  db: Db
  now: () => Date
  brand: () => Promise<LookingBrand>
  realtime: Realtime
}

export interface Deliveries extends Record<Channel, Deliver> {}

/** How each channel is sent. The demo sends nothing externally, whatever is configured. */
export function createDeliveries(options: Options): { deliver: Deliveries; close: () => void } {
  const { config, brand, realtime } = options
  const socket = bySocket(realtime)
  if (config.mode === 'demo') return { deliver: { ...demoDeliveries(options), socket }, close: () => {} }
  const mailer = config.mail && createMailer(config.mail)
  const smsSender = config.sms && createSmsSender(config.sms)
  const pusher = config.push && createPusher(config.push, config.publicUrl)
  return {
    deliver: {
      sms: smsSender ? bySms(smsSender, config.smsTemplates, brand) : nowhere,
      mail: mailer ? byMail(mailer, brand) : nowhere,
      push: pusher ? byPush(pusher, options) : nowhere,
      socket,
    },
    close: () => mailer?.close(),
  }
}

const referenceOf = (id: number) => `outbox-${id}`

const bySms =
  (send: SmsSender, templates: Config['smsTemplates'], brand: Options['brand']): Deliver =>
  async (outgoing, signal) => {
    const { words: text, templateId: ownId } = compose('sms', outgoing, await brand())
    const templateId = ownId ?? templates[`${outgoing.message}.${outgoing.language}`]
    await send({ mobile: outgoing.recipient, text, templateId, reference: referenceOf(outgoing.id) }, signal)
  }

const byMail =
  (mailer: Mailer, brand: Options['brand']): Deliver =>
  async (outgoing) => {
    const signed = await brand()
    const letter = compose('mail', outgoing, signed).words
    await mailer.send({
      to: outgoing.recipient,
      subject: letter.subject,
      text: asText(letter, signed),
      html: asHtml(letter, signed, outgoing.language),
      reference: referenceOf(outgoing.id),
    })
  }

const byPush =
  (push: Pusher, { brand, now }: Pick<Options, 'brand' | 'now'>): Deliver =>
  async (outgoing, signal) => {
    const signed = await brand()
    const { words, urgent } = compose('push', outgoing, signed)
    const note = { ...words, ...(signed.icon && { icon: signed.icon }) }
    const travel = { urgent, expiresAt: outgoing.expiresAt, now: now() }
    await push(JSON.parse(outgoing.recipient) as PushSubscription, { note, travel }, signal)
  }

const bySocket =
  (realtime: Realtime): Deliver =>
  async ({ recipient, message, params }) => {
    if (recipient === 'everyone') realtime.toEveryone(message, params)
    else realtime.toRoom(recipient, message, params)
  }

const nowhere: Deliver = async () => {
  throw new DeliveryFailure('no provider is configured', { permanent: true })
}
