import sanitizeHtml from 'sanitize-html'
import { ANSWER_TEXT_MAX } from '#contract/questions/constants.ts'
import { Problem } from '#server/platform/http/problem.ts'

/**
 * Controls and characters without a shape of their own, which may come as entities. Joiners are part of Indian scripts,
 * variation selectors of emoji.
 */
const UNWANTED = /(?!\t|\n|\r|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\ufffe\uffff]/gu
const withoutUnwanted = (text: string) => text.replaceAll(UNWANTED, '')

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
  // After entities were decoded. Addresses are cleaned below, before their scheme is checked: never the result, in which
  // a word divided by such a character would come together.
  textFilter: withoutUnwanted,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    // A link in an answer leads to a stranger's page: it learns nothing of ours, and the thread stays open.
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href: withoutUnwanted(href) }), rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
}

/** Markup and escaped characters included, as the database stores it. */
const STORED_MAX = 100_000
/** Tags and escaped characters: far more than a formatted answer of the greatest length has. They take time. */
const MARKS_MAX = 10_000

const textOf = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('\u00a0', ' ').trim()
const BLANK = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

const tooLong = () => new Problem('invalid', { errors: { html: ['Use at most 20,000 characters.'] } })

/** The formatting that an answer may have; everything else is removed. What is left must say something. */
export function sanitisedAnswer(html: string): string {
  if ((html.match(/[<&]/g)?.length ?? 0) > MARKS_MAX) throw tooLong()
  const clean = sanitizeHtml(html, ALLOWED).trim()
  if (clean.length > STORED_MAX) throw tooLong()
  const text = textOf(clean)
  if (text.replaceAll(BLANK, '') === '') throw new Problem('invalid', { errors: { html: ['Please fill this in.'] } })
  if (text.length > ANSWER_TEXT_MAX) throw tooLong()
  return clean
}
