import type { Constraints } from '#server/platform/db/constraints.ts'

export const productConstraints = {
  product_downloads_within: 'downloads_used',
  product_photos_at_most: 'product_photo_limit',
  product_returns_one_open: 'already_requested',
  product_returns_within_window: 'too_late',
  product_shipments_cancelled_after_reminders: 'seller_has_time',
  product_shipments_missing_in_time: 'too_late',
  product_shipments_missing_not_at_once: 'still_on_its_way',
  products_stock_suffices: 'product_reserved',
  product_versions_one_pending: 'stale',
  product_versions_numbered: 'stale',
} as const satisfies Constraints
