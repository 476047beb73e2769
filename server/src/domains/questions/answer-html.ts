import sanitizeHtml from 'sanitize-html'
import { ANSWER_TEXT_MAX } from '#contract/questions/constants.ts'
import { Problem } from '#server/platform/http/problem.ts'

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    // A link in an answer leads to a stranger's page: it learns nothing of ours, and the thread stays open.
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
}

/** Markup and escaped characters included, as the database stores it. */
const STORED_MAX = 100_000

const textOf = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('\u00a0', ' ').trim()

/** Characters without a shape of their own, which may have been written as entities. Joiners are part of Indian scripts. */
const INVISIBLE = /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g

/** The formatting that an answer may have; everything else is removed. What is left must say something. */
export function sanitisedAnswer(html: string): string {
  const clean = sanitizeHtml(html, ALLOWED).replaceAll(INVISIBLE, '').trim()
  const text = textOf(clean)
  if (text === '') throw new Problem('invalid', { errors: { html: ['Please fill this in.'] } })
  if (text.length > ANSWER_TEXT_MAX || clean.length > STORED_MAX)
    throw new Problem('invalid', { errors: { html: ['Use at most 20,000 characters.'] } })
  return clean
}
