export const LISTING_SORTS = ['best', 'rating', 'fee', 'soonest'] as const

/** Maximum number of consultants in a comparison. */
export const COMPARED_MAX = 3

/** When more than that match, each sector is counted up to this number and shown as "100+" beyond. */
export const SECTOR_COUNTED_EXACTLY = 100
