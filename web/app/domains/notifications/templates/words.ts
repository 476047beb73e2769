import { MESSAGE_NAMES } from '#contract/notifications/message-names.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { MessageText } from './api.ts'
import { messageReaders, readers } from './names/names.ts'

export const messageName = (message: string, t: Translate) =>
  MESSAGE_NAMES[message]?.[t.language] ?? message.replaceAll('_', ' ')

export const readersOf = (message: string, t: Translate) =>
  messageReaders[message] ? t(readers[messageReaders[message]]) : ''

export type Fields = MessageText['standard']
type Placeholders = MessageText['placeholders']

/** With the examples in place of the placeholders. */
export const withExamples = (text: string, placeholders: Placeholders) =>
  text.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => placeholders.find((one) => one.name === name)?.example ?? whole,
  )

/** The beginning of a text, to tell the texts of a message apart. */
export function beginningOf({ own, standard, placeholders }: MessageText) {
  const { title, body } = own ?? standard
  const text = withExamples([title, body].filter(Boolean).join(': '), placeholders).replaceAll(/\s+/g, ' ')
  return text.length > 110 ? `${text.slice(0, 109)}…` : text
}
