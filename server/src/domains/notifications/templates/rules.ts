import { SHORT_MESSAGE_MAX, TEXT_FAULTS } from '#contract/notifications/constants.ts'
import { problems } from '#contract/problems.ts'
import { hasStrayBrace, namesIn, rendered } from './patterns.ts'
import { eachField, FIELDS, type Fields } from './situations.ts'
import type { TextOfMessage } from './templates.ts'
import type { Values } from './values.ts'

/** A subject or a title has one line, whatever a value contains. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

export const filled = (fields: Fields, values: Values): Fields => {
  const { title, body, label } = eachField(fields, (text) => rendered(text, values))
  return { title: oneLine(title), body, label: oneLine(label) }
}

const isComplete = (fields: Fields, values: Values) =>
  FIELDS.every((field) => namesIn(fields[field]).every((name) => Object.hasOwn(values, name)))

/** With the values of one message; undefined if it lacks one that the text names. */
export const filledIfComplete = (fields: Fields, values: Values) =>
  isComplete(fields, values) ? filled(fields, values) : undefined

const SCRIPT_LINK = /\b(?:javascript|data|vbscript):/i
const HTTPS_BEFORE = /\bhttps$/i
const hasOtherLink = (text: string) =>
  SCRIPT_LINK.test(text) ||
  text
    .split('://')
    .slice(0, -1)
    .some((before) => !HTTPS_BEFORE.test(before))

const FILL_IN = 'Please fill this in.'

/** What is wrong with the fields that staff wrote. */
export function faultsOf(fields: Fields, { channel, situation, placeholders }: TextOfMessage) {
  const allowed = new Set(placeholders.map(({ name }) => name))
  const missing = placeholders.filter(
    ({ name, isRequired }) => isRequired && !FIELDS.some((field) => namesIn(fields[field]).includes(name)),
  )
  const values = Object.fromEntries(placeholders.map(({ name, example }) => [name, example]))
  const faults = FIELDS.flatMap((field): [keyof Fields, string][] => {
    const text = fields[field]
    if (situation.pattern[field] === '') return text ? [[field, TEXT_FAULTS.noSuchPart.message]] : []
    if (!text.trim()) return [[field, FILL_IN]]
    if (hasStrayBrace(text) || namesIn(text).some((name) => !allowed.has(name)))
      return [[field, problems.placeholder_unknown.message]]
    if (hasOtherLink(text)) return [[field, TEXT_FAULTS.otherLink.message]]
    return []
  })
  if (faults.length === 0 && missing.length > 0) faults.push(['body', TEXT_FAULTS.codeMissing.message])
  if (faults.length === 0 && channel !== 'mail' && filled(fields, values).body.length > SHORT_MESSAGE_MAX)
    faults.push(['body', TEXT_FAULTS.tooLong.message])
  return Object.fromEntries(faults.map(([field, text]) => [field, [text]]))
}
