import { msg } from '~/lib/i18n/texts.ts'
import type { Rate } from './api.ts'

/** In display order. */
export const rateKinds: Record<Rate['kind'], { name: string; hint: string }> = {
  gst: { name: msg('GST on sales'), hint: msg('As CGST and SGST, or as IGST, by place of supply.') },
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
