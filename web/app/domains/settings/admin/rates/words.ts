import { msg } from '~/lib/i18n/texts.ts'
import type { Rate } from './api.ts'

/** Of a kind of item without a rate of its own. */
export const standardRate = msg('The same as GST on sales.')

/** In display order. */
export const rateKinds: Record<Rate['kind'], { name: string; hint: string }> = {
  gst: {
    name: msg('GST on sales'),
    hint: msg('For everything without a rate of its own. As CGST and SGST, or as IGST.'),
  },
  gst_consultations: {
    name: msg('GST on consultations'),
    hint: msg('Sessions, expert talk, written consultancy and packages.'),
  },
  gst_courses: { name: msg('GST on courses'), hint: msg('Courses and programmes.') },
  gst_workshops: { name: msg('GST on workshops'), hint: msg('Tickets.') },
  gst_memberships: { name: msg('GST on memberships'), hint: msg('Plans.') },
  gst_services: { name: msg('GST on services'), hint: msg('Services of consultants.') },
  gst_products: { name: msg('GST on digital products'), hint: msg('Goods have the HSN and rate of each product.') },
  commission: { name: msg('Commission'), hint: msg('On the price before discounts and tax.') },
  gst_on_commission: { name: msg('GST on commission'), hint: msg('Charged to the consultant.') },
  tcs: { name: msg('TCS'), hint: msg('Collected at source, on the price before tax.') },
  tds: { name: msg('TDS'), hint: msg('Deducted at source from consultants with a PAN.') },
  tds_without_pan: { name: msg('TDS without a PAN'), hint: msg('Deducted at source from consultants without a PAN.') },
}

export const rateStatuses: Record<Rate['status'], { word: string; color: 'leaf' | 'marigold' | 'gray' }> = {
  current: { word: msg('In force'), color: 'leaf' },
  coming: { word: msg('Upcoming|coupon'), color: 'marigold' },
  past: { word: msg('Past'), color: 'gray' },
}
