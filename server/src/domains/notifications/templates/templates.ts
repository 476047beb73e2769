import type { Language, Message } from '#server/platform/outbox/message.ts'
import { messageNamed, partsOfMessage, registeredMessages } from '#server/platform/outbox/messages.ts'
import { namesIn } from './patterns.ts'
import { SAMPLE_OCCASION, SAMPLES } from './samples.ts'
import { FIELDS, type Situation, situationOf, situationsOf, type TemplateChannel } from './situations.ts'
import { TEST_MESSAGE } from './test-message.ts'
import { COMMON_VALUES, type Params } from './values.ts'

const CHANNELS = ['sms', 'mail', 'push'] as const
const LANGUAGES = ['en', 'hi'] as const

export const channelsOf = (message: Message<Params>) => CHANNELS.filter((channel) => message[channel])
export const templates = () => registeredMessages().filter(([name]) => name !== TEST_MESSAGE)
export const templateNamed = (name: string) => (name === TEST_MESSAGE ? undefined : messageNamed(name))

interface Text {
  message: string
  channel: TemplateChannel
  language: Language
}
const asked = ({ message: name, channel, language }: Text, message: Message<Params>) => ({
  ...{ message, channel, language, samples: SAMPLES, occasion: SAMPLE_OCCASION, parts: partsOfMessage(name) },
})

/** The texts of a message follow from the code alone, so each is worked out once per process. */
const found = new Map<string, Situation | undefined>()

export function knownSituation(text: Text, key: string): Situation | undefined {
  const message = templateNamed(text.message)
  if (!message) return undefined
  const id = [text.message, text.channel, text.language, key].join('|')
  if (!found.has(id)) found.set(id, situationOf(asked(text, message), key))
  return found.get(id)
}

export interface TextOfMessage extends Text {
  situation: Situation
  /** Every placeholder that may be used, with an example. */
  placeholders: { name: string; example: string; isRequired: boolean }[]
}
const listed = new Map<string, TextOfMessage[]>()

/** All texts of a message with what may be used in them. */
export function textsOf(name: string): TextOfMessage[] {
  const message = templateNamed(name)
  if (!message) return []
  const known = listed.get(name)
  if (known) return known
  const texts = LANGUAGES.flatMap((language) => textsIn(name, message, language))
  listed.set(name, texts)
  return texts
}

function textsIn(name: string, message: Message<Params>, language: Language) {
  const texts = channelsOf(message).flatMap((channel) => {
    const text = { message: name, channel, language }
    return situationsOf(asked(text, message)).map((situation) => ({ ...text, situation }))
  })
  const usable = new Set([...texts.flatMap(({ situation }) => namesOf(situation)), ...COMMON_VALUES])
  const code =
    message.code && Object.entries(texts[0]?.situation.values ?? {}).find(([, value]) => value === SAMPLES.code[0])
  return texts.map((text) => {
    const own = new Set(namesOf(text.situation))
    const { values } = text.situation
    const placeholders = [...usable]
      .filter((one) => Object.hasOwn(values, one))
      .map((one) => ({
        ...{ name: one, example: values[one]! },
        isRequired: own.has(one) && (one === code?.[0] || values[one]!.startsWith('http')),
      }))
    return { ...text, placeholders }
  })
}

const namesOf = ({ pattern }: Situation) => FIELDS.flatMap((field) => namesIn(pattern[field]))
