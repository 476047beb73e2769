/** Rates that apply from a given day. */
export const RATE_KINDS = ['gst', 'commission', 'gst_on_commission', 'tcs', 'tds', 'tds_without_pan'] as const
