import { expect, test } from 'vitest'
import { z } from 'zod'
import { validationText } from './validation-texts.ts'

const textOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: validationText }).error?.issues.map(({ message }) => message)

test.each<[string, z.ZodType, unknown, string]>([
  ['a missing text', z.string(), undefined, 'Please fill this in.'],
  ['an empty text', z.string().min(1), '', 'Please fill this in.'],
  ['a text that is too long', z.string().max(1200), 'x'.repeat(1201), 'Use at most 1,200 characters.'],
  ['a text that is too short', z.string().min(8), 'x', 'Use at least 8 characters.'],
  ['a number instead of text', z.string(), 7, 'Please enter text.'],
  ['a missing number', z.number(), undefined, 'Please fill this in.'],
  ['letters instead of a number', z.coerce.number(), 'x', 'Enter a number.'],
  ['a part of a number', z.int(), 1.5, 'Enter a whole number.'],
  ['a number that is too large', z.number().max(100), 101, 'This number is too large. The highest is 100.'],
  ['a number that is too small', z.number().min(1), 0, 'This number is too small. The lowest is 1.'],
  ['no choice', z.enum(['a', 'b']), undefined, 'Please choose one.'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'Please choose one of the options.'],
  ['neither yes nor no', z.boolean(), 'maybe', 'Please choose yes or no.'],
  ['too many choices', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1.'],
  ['no day', z.iso.date(), '31 March', 'Enter a date such as 2026-03-15.'],
  ['no email address', z.email(), 'asha', 'Enter a valid email address.'],
  ['an unknown pattern', z.string().regex(/^a$/), 'b', 'This does not look right. Please check it.'],
  ['none of several shapes', z.union([z.number(), z.boolean()]), 'x', 'Please check this.'],
  ['a rule with a text of its own', z.string().regex(/^a$/, 'Enter an a.'), 'b', 'Enter an a.'],
])('%s is described in a sentence', (_, schema, value, text) => {
  expect(textOf(schema, value)).toEqual([text])
})
