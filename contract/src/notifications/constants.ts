/** Notification topics, in the order of the preferences. `account` is always delivered and cannot be turned off. */
export const NOTIFICATION_TOPICS = [
  'reminders',
  'booking_changes',
  'answers',
  'wallet',
  'workshops',
  'membership',
  'news',
  'account',
] as const

export const NOTIFICATION_CHANNELS = ['in_app', 'sms', 'mail', 'push'] as const

/** Unread notifications are counted up to this number and shown as "99+" beyond. */
export const UNREAD_COUNTED_TO = 99

/** Messages that leave the product, as staff see them. */
export const DELIVERY_CHANNELS = ['sms', 'mail', 'push'] as const
export const DELIVERY_STATES = ['queued', 'sent', 'failed'] as const

/** Lengths of what staff write in place of a standard text. */
export const MESSAGE_TITLE_MAX = 150
export const MESSAGE_BODY_MAX = 4000
export const MESSAGE_LABEL_MAX = 40
/** An SMS or a push message, with example values. */
export const SHORT_MESSAGE_MAX = 640

/** What can be wrong with a text that staff write. */
export const TEXT_FAULTS = {
  noSuchPart: { message: 'This message has no such part.' },
  otherLink: { message: 'Links must begin with https://.' },
  codeMissing: { message: 'The code or link of the standard text must stay in the text.' },
  tooLong: { message: 'This text is too long for an SMS or a push message.' },
  templateId: { message: 'Only an SMS has a DLT template ID, of digits.' },
} as const

const GSM_7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_7_DOUBLE = '^{}\\[~]|€'

/** How operators count an SMS: 160 characters of the simple alphabet, 70 of others; a few less in each of several parts. */
export function smsParts(text: string) {
  const isSimple = [...text].every((one) => GSM_7.includes(one) || GSM_7_DOUBLE.includes(one))
  const length = isSimple ? [...text].reduce((sum, one) => sum + (GSM_7_DOUBLE.includes(one) ? 2 : 1), 0) : text.length
  const [whole, each] = isSimple ? [160, 153] : [70, 67]
  return { isSimple, length, parts: length <= whole ? 1 : Math.ceil(length / each) }
}
