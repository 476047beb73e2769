import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatMobile } from '~/lib/phone.ts'
import type { Delivery } from './api.ts'

export const channels: Record<Delivery['channel'], string> = {
  sms: msg('SMS|of a message'),
  mail: msg('Email'),
  push: msg('Push|of a message'),
}

export const deliveryStates = {
  queued: { word: msg('Queued|of a message'), color: 'marigold' },
  sent: { word: msg('Sent|of a message'), color: 'leaf' },
  failed: { word: msg('Failed'), color: 'madder' },
} as const satisfies Record<Delivery['state'], { word: string; color: string }>

export const recipientOf = ({ mobile, email }: Delivery, t: Translate) =>
  mobile ? formatMobile(mobile) : (email ?? t('Browser|of a push notification'))

export const textOf = ({ text }: Delivery, t: Translate) => text ?? t('Not stored, because it contained a code.')
