import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/db.ts'
import type { Letter, PushNote, Rendering, Reword } from '#server/platform/outbox/message.ts'
import { partsOfMessage } from '#server/platform/outbox/messages.ts'
import { rendered } from './patterns.ts'
import { type CurrentText, currentTexts } from './queries.ts'
import { filledIfComplete } from './rules.ts'
import { allValues, eachField, type Fields, fieldsOf, sameFields } from './situations.ts'
import { knownSituation } from './templates.ts'
import { TEST_MESSAGE } from './test-message.ts'

const FRESH_MS = 5_000
const cache = new WeakMap<object, { at: number; texts?: CurrentText[] }>()

/** The texts that staff wrote, at most five seconds old if a change notification is lost. */
async function cachedTexts(db: Db, now: Date) {
  const entry = cache.get(db) ?? { at: 0 }
  if (entry.texts && Math.abs(now.getTime() - entry.at) < FRESH_MS) return entry.texts
  // Entered before reading: what was read before a change is dropped with its entry.
  cache.set(db, entry)
  entry.texts = (await currentTexts(db)).filter(({ isStandard, dltTemplateId }) => !isStandard || dltTemplateId)
  entry.at = now.getTime()
  return entry.texts
}

export const invalidateTexts = (db: Db) => cache.delete(db)

/** Replaces standard texts. A text that cannot be used never stops a message: the standard one goes out. */
export async function readRewording(db: Db, now: Date, log: FastifyBaseLogger): Promise<Reword> {
  const texts = await cachedTexts(db, now).catch((error: Error) => {
    log.error({ err: error }, 'texts of messages could not be read; the standard ones are sent')
    return []
  })
  return (rendering, words) => {
    try {
      return reworded(texts, rendering, words)
    } catch (error) {
      log.warn({ err: error, message: rendering.name }, 'a text of staff could not be used; the standard one is sent')
      return { words }
    }
  }
}

function reworded<T extends string | Letter | PushNote>(texts: CurrentText[], rendering: Rendering, words: T) {
  const { name, channel, language, params, occasion } = rendering
  if (name === TEST_MESSAGE) return { words, templateId: String(params.testTemplateId) || undefined }
  const own = texts.filter((one) => one.message === name && one.channel === channel && one.language === language)
  if (own.length === 0) return { words }
  const values = allValues({ parts: partsOfMessage(name), occasion, language }, params)
  const standard = fieldsOf(words)
  const text = own.find(({ situation }) => {
    const known = knownSituation({ message: name, channel, language }, situation)
    return (
      known &&
      sameFields(
        eachField(known.pattern, (pattern) => rendered(pattern, values)),
        standard,
      )
    )
  })
  if (!text) return { words }
  const templateId = text.dltTemplateId ?? undefined
  if (text.isStandard) return { words, templateId }
  const fields = filledIfComplete(text, values)
  if (!fields) throw new Error('a placeholder has no value')
  return { words: withFields(words, fields) as T, templateId }
}

function withFields(words: string | Letter | PushNote, { title, body, label }: Fields) {
  if (typeof words === 'string') return body
  if ('subject' in words)
    return { ...words, subject: title, body, ...(words.action && { action: { ...words.action, label } }) }
  return { ...words, title, body }
}
