import type * as api from '#contract/document-checks.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/context.ts'
import { checkedDocument } from './queries.ts'

/** Says what the paper says, so that the two can be compared; a name only by its initials, since anybody may scan. */
export async function checkDocument({ db }: Context, wish: Input<typeof api.checkDocument>) {
  const found = await checkedDocument(db, wish)
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
