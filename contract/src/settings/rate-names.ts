import type { RateKind } from './rates.ts'

/** What staff call each rate, on its page and in the audit log. */
export const RATE_NAMES: Readonly<Record<RateKind, { en: string; hi: string }>> = {
  gst: { en: 'GST on sales', hi: 'बिक्री पर GST' },
  gst_consultations: { en: 'GST on consultations', hi: 'सलाह पर GST' },
  gst_courses: { en: 'GST on courses', hi: 'कोर्स पर GST' },
  gst_workshops: { en: 'GST on workshops', hi: 'कार्यशालाओं पर GST' },
  gst_memberships: { en: 'GST on memberships', hi: 'सदस्यता पर GST' },
  gst_services: { en: 'GST on services', hi: 'सेवाओं पर GST' },
  gst_products: { en: 'GST on digital products', hi: 'डिजिटल उत्पादों पर GST' },
  commission: { en: 'Commission', hi: 'कमीशन' },
  gst_on_commission: { en: 'GST on commission', hi: 'कमीशन पर GST' },
  tcs: { en: 'TCS', hi: 'TCS' },
  tds: { en: 'TDS', hi: 'TDS' },
  tds_without_pan: { en: 'TDS without a PAN', hi: 'बिना PAN के TDS' },
}
