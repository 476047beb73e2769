import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/**
 * Texts for failed validation rules without a text of their own. Passed to zod as the error map, so that its own
 * wording ("expected string, received undefined") never leaves the server.
 */
export function validationText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? text('Please fill this in.') : wrongType(issue.expected)
    case 'invalid_value':
      return isMissing(issue.input) ? text('Please choose one.') : text('Please choose one of the options.')
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return wrongFormat(issue.format)
    case 'not_multiple_of':
      return text('Enter a multiple of {count}.', Number(issue.divisor))
    default:
      return text('Please check this.')
  }
}

const isMissing = (input: unknown) => input === undefined || input === null || input === ''

const NUMBERS = new Intl.NumberFormat('en-IN')

/** Hindi texts are looked up with the number replaced by {count}. */
const text = (english: string, count = 0) => english.replace('{count}', NUMBERS.format(count))

function wrongType(expected: string) {
  if (expected === 'int') return text('Enter a whole number.')
  if (expected === 'number') return text('Enter a number.')
  if (expected === 'boolean') return text('Please choose yes or no.')
  if (expected === 'string') return text('Please enter text.')
  return text('Please check this.')
}

function tooSmall(origin: string, least: number) {
  if (origin === 'string')
    return least === 1 ? text('Please fill this in.') : text('Use at least {count} characters.', least)
  if (origin === 'array' || origin === 'set') return text('Choose at least {count}.', least)
  if (origin === 'number' || origin === 'int') return text('This number is too small. The lowest is {count}.', least)
  return text('Please check this.')
}

function tooBig(origin: string, most: number) {
  if (origin === 'string') return text('Use at most {count} characters.', most)
  if (origin === 'array' || origin === 'set') return text('Choose at most {count}.', most)
  if (origin === 'number' || origin === 'int') return text('This number is too large. The highest is {count}.', most)
  return text('Please check this.')
}

function wrongFormat(format: string) {
  if (format === 'email') return text('Enter a valid email address.')
  if (format === 'url') return text('Enter a web address that starts with https://.')
  if (format === 'date') return text('Enter a date such as 2026-03-15.')
  if (format === 'datetime') return text('Enter a date and a time.')
  if (format === 'time') return text('Enter a time such as 09:00.')
  return text('This does not look right. Please check it.')
}
