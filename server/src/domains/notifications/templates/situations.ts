import type { Language, Letter, Message, Occasion, PushNote } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'
import { patternOf, rendered } from './patterns.ts'
import { type Params, type Values, valuesOf } from './values.ts'

export type TemplateChannel = 'sms' | 'mail' | 'push'
type AnyWords = string | Letter | PushNote
type AnyMessage = Message<Params>

/** The texts of a message that staff may change: an SMS has only a body, a push message no label. */
export interface Fields {
  title: string
  body: string
  /** On the button of an email. */
  label: string
}
export const FIELDS = ['title', 'body', 'label'] as const

export function fieldsOf(words: AnyWords): Fields {
  if (typeof words === 'string') return { title: '', body: words, label: '' }
  if ('subject' in words) return { title: words.subject, body: words.body, label: words.action?.label ?? '' }
  return { title: words.title, body: words.body, label: '' }
}

export const eachField = (fields: Fields, change: (text: string) => string): Fields => ({
  title: change(fields.title),
  body: change(fields.body),
  label: change(fields.label),
})
export const sameFields = (a: Fields, b: Fields) => FIELDS.every((field) => a[field] === b[field])

/** A text that the code writes, with placeholders; one message has several where its words depend on what happened. */
export interface Situation {
  /** What differs from the usual parameters, such as `side=consultant`; empty for the usual text. */
  key: string
  params: Params
  /** What the placeholders stand for in the example. */
  values: Values
  pattern: Fields
}

type Samples = Readonly<Record<string, readonly unknown[]>>

/** Combinations of samples tried per text: those that differ in up to three parameters come first. */
const TRIED_MAX = 2_000

/** All sets of up to three parameters with another value, fewest first. */
function* changesOf(samples: Samples, names: readonly string[]): Generator<Params> {
  const single = names.flatMap((name) => samples[name]!.slice(1).map((value) => ({ name, value })))
  yield {}
  for (const one of single) yield { [one.name]: one.value }
  for (const [i, a] of single.entries())
    for (const b of single.slice(i + 1)) if (a.name !== b.name) yield { [a.name]: a.value, [b.name]: b.value }
  for (const [i, a] of single.entries())
    for (const [j, b] of single.entries())
      for (const c of single.slice(j + 1))
        if (j > i && new Set([a.name, b.name, c.name]).size === 3)
          yield { [a.name]: a.value, [b.name]: b.value, [c.name]: c.value }
}

const wordOf = (value: unknown) => (typeof value === 'object' ? 'set' : String(value ?? ''))
const keyOf = (change: Params) =>
  Object.entries(change)
    .map(([name, value]) => `${name}=${wordOf(value)}`)
    .join(',')

/** The parameters behind a key; undefined if there is no such sample. */
function changeOf(key: string, samples: Samples): Params | undefined {
  const change: Params = {}
  for (const pair of key ? key.split(',') : []) {
    const [name = '', word] = pair.split('=')
    const at = Object.hasOwn(samples, name) ? samples[name]!.findIndex((value) => wordOf(value) === word) : -1
    if (at < 0) return undefined
    change[name] = samples[name]![at]
  }
  return change
}

interface Asked {
  message: AnyMessage
  channel: TemplateChannel
  language: Language
  samples: Samples
  occasion: Occasion
  parts: MessageParts
}

/** Every text that a message can have on a channel, found by trying its samples. */
export function situationsOf(asked: Asked): Situation[] {
  const { write, usual, used } = readings(asked)
  if (!write) return []
  const found: Situation[] = []
  let tried = 0
  for (const change of changesOf(asked.samples, used)) {
    if (++tried > TRIED_MAX) break
    const params = { ...usual, ...change }
    const fields = fieldsOf(write(params, asked.occasion))
    const values = sampleValues(asked, params, used)
    if (
      found.some(({ pattern }) =>
        sameFields(
          eachField(pattern, (text) => rendered(text, values)),
          fields,
        ),
      )
    )
      continue
    found.push({
      key: keyOf(change),
      params: only(params, used),
      values,
      pattern: eachField(fields, (text) => patternOf(text, values)),
    })
  }
  return found
}

/** One of them by its key; undefined if this code has no such text. */
export function situationOf(asked: Asked, key: string): Situation | undefined {
  const { write, usual, used } = readings(asked)
  const change = write && changeOf(key, asked.samples)
  if (!write || !change) return undefined
  const params = { ...usual, ...change }
  const values = sampleValues(asked, params, used)
  const fields = fieldsOf(write(params, asked.occasion))
  return { key, params: only(params, used), values, pattern: eachField(fields, (text) => patternOf(text, values)) }
}

function readings({ message, channel, language, samples, occasion }: Asked) {
  const write = message[channel]?.[language]
  const usual = Object.fromEntries(Object.entries(samples).map(([name, [first]]) => [name, first]))
  return { write, usual, used: write ? paramsRead((params) => write(params, occasion), usual, samples) : [] }
}

const sampleValues = (asked: Asked, params: Params, used: readonly string[]) => ({
  ...valuesOf(withoutCodes(params, used, asked.samples), asked.occasion, asked.language),
  ...partValues(asked, only(params, used)),
})

/** The parameters that a text reads, those of rare branches included. */
function paramsRead(write: (params: Params) => unknown, usual: Params, samples: Samples) {
  const read = new Set<string>()
  const watched = (params: Params) =>
    new Proxy(params, {
      get(target, name) {
        if (typeof name === 'string' && Object.hasOwn(target, name)) read.add(name)
        return target[name as string]
      },
    })
  let known: number
  do {
    known = read.size
    for (const change of changesOf(samples, [...read])) {
      if (Object.keys(change).length > 1) break
      write(watched({ ...usual, ...change }))
    }
  } while (read.size > known)
  return [...read]
}

const only = (params: Params, used: readonly string[]) => Object.fromEntries(used.map((name) => [name, params[name]]))

/** A parameter with several texts as samples is one of a fixed list of codes, which are not shown. */
const withoutCodes = (params: Params, used: readonly string[], samples: Samples) =>
  only(
    params,
    used.filter((name) => !isCode(samples[name]!)),
  )
const isCode = (values: readonly unknown[]) =>
  values.filter((value) => typeof value === 'string' && value !== '').length > 1

function partValues({ parts, occasion, language }: Pick<Asked, 'parts' | 'occasion' | 'language'>, params: Params) {
  const values: Values = {}
  for (const [name, part] of Object.entries(parts)) {
    try {
      const value: string | undefined = part(params, language, occasion)
      if (value !== undefined) values[name] = value
    } catch {
      // This message does not have the parameters of the part.
    }
  }
  return values
}

/** What the placeholders of a message stand for. */
export const allValues = (given: Pick<Asked, 'parts' | 'occasion' | 'language'>, params: Params): Values => ({
  ...valuesOf(params, given.occasion, given.language),
  ...partValues(given, params),
})
