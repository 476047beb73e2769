import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/document-checks.ts'
import type { Context } from '#server/platform/http/context.ts'
import { checkedDocument } from './queries.ts'

/** Returns what the document says, for comparison; the name only as initials, since anyone may scan it. */
export async function checkDocument({ db }: Context, input: Input<typeof api.checkDocument>) {
  const found = await checkedDocument(db, input)
  if (!found) return { document: null }
  const { body, ...document } = found
  const { name, gstin } = body.seller
  return { document: { ...document, seller: { name, gstin }, buyer: initialsOf(body.buyer.name) } }
}

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => [...letters.segment(word)][0]?.segment ?? [])
    .map((first) => `${first}.`)
    .join(' ')
