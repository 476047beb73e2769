import sanitizeHtml from 'sanitize-html'
import { Problem } from '../http/problem.ts'

/**
 * Controls and characters without a shape of their own, which may come as entities. Joiners are part of Indian scripts,
 * variation selectors of emoji.
 */
const UNWANTED = /(?!\t|\n|\r|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\ufffe\uffff]/gu
const withoutUnwanted = (text: string) => text.replaceAll(UNWANTED, '')

const TAGS = [
  ...['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'a'],
]

interface RichTextRules {
  /** Besides paragraphs, headings of the third and fourth level, lists, quotes, links and emphasis. */
  moreTags?: readonly string[]
  /** Addresses that pictures may have, with width and height as named groups; without it, pictures are removed. */
  pictures?: RegExp
  /** What other headings become. */
  headings: Record<string, string>
  /** Of the text that a reader sees. */
  textMax: number
  /** Markup and escaped characters included, as the database stores it. */
  storedMax: number
  /** Tags and escaped characters: far more than a formatted text of the greatest length has. They take time. */
  marksMax: number
  tooLong: string
}

/** Only our own pictures, each with a description. */
function sizedPicture(address: RegExp): sanitizeHtml.Transformer {
  return (tagName, { src = '', alt = '' }) => {
    const { width = '', height = '' } = address.exec(src)?.groups ?? {}
    if (!width) return { tagName, attribs: {} }
    const said = withoutUnwanted(alt).trim()
    if (!said) throw new Problem('picture_undescribed')
    return { tagName, attribs: { src, alt: said, width, height, loading: 'lazy' } }
  }
}

const allowed = ({ moreTags = [], headings, pictures }: RichTextRules): sanitizeHtml.IOptions => ({
  allowedTags: [...TAGS, ...moreTags, ...(pictures ? ['img'] : [])],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  // After entities were decoded. Addresses are cleaned below, before their scheme is checked: never the result, in which
  // a word divided by such a character would come together.
  textFilter: withoutUnwanted,
  transformTags: {
    ...headings,
    ...(pictures && { img: sizedPicture(pictures) }),
    // A link leads to a stranger's page: it learns nothing of ours, and ours stays open.
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href: withoutUnwanted(href) }), rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
})

const BLANK = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** The text of sanitised HTML without its markup; blocks are divided by a space. */
export const textOfHtml = (html: string) =>
  sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()

const lengthOf = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('\u00a0', ' ').trim().length

/** The formatting that a text may have; everything else is removed. Empty if nothing that says something is left. */
export function sanitisedHtml(html: string, rules: RichTextRules): string {
  const tooLong = () => new Problem('invalid', { errors: { html: [rules.tooLong] } })
  if ((html.match(/[<&]/g)?.length ?? 0) > rules.marksMax) throw tooLong()
  const clean = sanitizeHtml(html, allowed(rules)).trim()
  if (clean.length > rules.storedMax) throw tooLong()
  if (textOfHtml(clean).replaceAll(BLANK, '') === '') return ''
  if (lengthOf(clean) > rules.textMax) throw tooLong()
  return clean
}
