import { megaMenuQuery } from '~/domains/catalogue/api.ts'
import { listingQuery } from '~/domains/consultants/listing/api.ts'
import { readFilters } from '~/domains/consultants/listing/filters.ts'
import type { Api } from '~/lib/api.ts'

export type EntryMode = 'video' | 'written'
const SHOWN = 4

/** The best rated consultants in this mode, and their total. */
export const bestOfModeQuery = (api: Api, mode: EntryMode) =>
  listingQuery(api, readFilters(new URLSearchParams({ mode, sort: 'rating' })), SHOWN)

export const entryQueries = (api: Api, mode: EntryMode) => ({
  optional: [megaMenuQuery(api), bestOfModeQuery(api, mode)],
})
