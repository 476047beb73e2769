import { msg } from '~/lib/i18n/texts.ts'
import type { Rate } from './api.ts'

/** Of a kind of item without a rate of its own. */
export const standardRate = msg('The same as GST on sales.')

/** What each rate is for, in display order. */
export const rateHints: Record<Rate['kind'], string> = {
  gst: msg('For everything without a rate of its own. As CGST and SGST, or as IGST.'),
  gst_consultations: msg('Sessions, expert talk, written consultancy and packages.'),
  gst_courses: msg('Courses and programmes.'),
  gst_workshops: msg('Workshop tickets.'),
  gst_memberships: msg('Membership plans.'),
  gst_services: msg('Services of consultants.'),
  gst_products: msg('Physical goods use the HSN and rate set for each product.'),
  commission: msg('On the price before discounts and tax.'),
  gst_on_commission: msg('Charged to the consultant.'),
  tcs: msg('Collected at source, on the price before tax.'),
  tds: msg('Deducted at source from consultants with a PAN.'),
  tds_without_pan: msg('Deducted at source from consultants without a PAN.'),
}

export const rateStatuses: Record<Rate['status'], { word: string; color: 'leaf' | 'marigold' | 'gray' }> = {
  current: { word: msg('In force'), color: 'leaf' },
  coming: { word: msg('Upcoming|coupon'), color: 'marigold' },
  past: { word: msg('Past'), color: 'gray' },
}
