import { PAGE_PLACEHOLDERS } from '#contract/content/constants.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import { escapeHtml } from '#server/platform/documents/escape-html.ts'
import { textOfHtml } from '#server/platform/documents/rich-text.ts'
import { freeSlug, slugOfTitle } from '#server/platform/slugs.ts'

const IN_BRACES = /\{(\w*)\}/g

/** What stands in braces and names no setting that a page may show. */
export const unknownPlaceholders = (...texts: string[]) => [
  ...new Set(
    texts
      .flatMap((text) => [...text.matchAll(IN_BRACES)].map(([, name = '']) => name))
      .filter((name) => !(PAGE_PLACEHOLDERS as readonly string[]).includes(name)),
  ),
]

/** With the current values of the settings it names. */
export const filled = (text: string, settings: Settings) =>
  text.replaceAll(IN_BRACES, (whole, name: (typeof PAGE_PLACEHOLDERS)[number]) =>
    PAGE_PLACEHOLDERS.includes(name) ? String(settings[name]) : whole,
  )

const ADDRESS_OF_LINK = /(?<=<a) href="([^"]*)"/g
const HAS_SCHEME = /^(?:mailto|https?):/

/** Drops addresses in which a value could become the scheme: of the text only its own words were checked. */
const withoutUnchecked = (html: string) =>
  html.replaceAll(ADDRESS_OF_LINK, (whole, address: string) =>
    address.includes('{') && !HAS_SCHEME.test(address) ? '' : whole,
  )

/** The same in HTML. */
export const filledHtml = (html: string, settings: Settings) =>
  withoutUnchecked(html).replaceAll(IN_BRACES, (whole) => escapeHtml(filled(whole, settings)))

const HEADING_OR_BLOCK = /<(\/?)(h2|ul|ol|blockquote)>/g

/** The text before the first heading, and what stands below each. A heading within a list or quotation divides nothing. */
function partsOf(html: string) {
  const starts: number[] = []
  let depth = 0
  for (const { 1: slash, 2: name, index } of html.matchAll(HEADING_OR_BLOCK)) {
    if (name !== 'h2') depth += slash ? -1 : 1
    else if (!slash && depth === 0) starts.push(index)
  }
  const clauses = starts.map((start, i) => {
    const [heading = '', ...below] = html.slice(start + '<h2>'.length, starts[i + 1]).split('</h2>')
    return { heading, html: below.join('</h2>').trim() }
  })
  return { intro: html.slice(0, starts[0]).trim(), clauses }
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }
const plain = (html: string) => textOfHtml(html).replaceAll(/&(?:lt|gt|quot|nbsp|amp);/g, (one) => ENTITIES[one] ?? one)

/**
 * Anchors of the headings, made from the English ones, so that a link leads to the same place in both languages. The
 * first one about refunds is `refunds`: the footer and messages lead there.
 */
function anchorsOf(html: string) {
  const taken = new Set<string>()
  return partsOf(html).clauses.map(({ heading }) => {
    const slug = slugOfTitle(plain(heading), 'part')
    const wanted = /\brefunds?\b/.test(slug) && !taken.has('refunds') ? 'refunds' : slug
    const anchor = freeSlug(wanted, taken)
    taken.add(anchor)
    return anchor
  })
}

/** A text divided at its headings. */
export function sectionsOf(html: string, english: string) {
  const { intro, clauses } = partsOf(html)
  const anchors = anchorsOf(english)
  const isParallel = anchors.length === clauses.length
  return {
    intro,
    clauses: clauses.map((clause, i) => ({
      id: isParallel ? anchors[i]! : `part-${i + 1}`,
      title: plain(clause.heading),
      html: clause.html,
    })),
  }
}
