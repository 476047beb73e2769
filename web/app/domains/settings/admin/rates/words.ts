import { msg } from '~/lib/i18n/texts.ts'
import type { Rate } from './api.ts'

/** In the order the page shows them. */
export const rateKinds: Record<Rate['kind'], { name: string; hint: string }> = {
  gst: { name: msg('GST on what is sold'), hint: msg('As CGST and SGST, or as IGST, by place of supply.') },
  commission: { name: msg('Commission'), hint: msg('Of the price before discounts and tax.') },
  gst_on_commission: { name: msg('GST on the commission'), hint: msg('Charged to the consultant.') },
  tcs: { name: msg('TCS'), hint: msg('Collected at source, of the price before tax.') },
  tds: { name: msg('TDS'), hint: msg('Deducted at source from whoever has given a PAN.') },
  tds_without_pan: { name: msg('TDS without a PAN'), hint: msg('Deducted at source from whoever has not.') },
}

export const rateStandings: Record<Rate['standing'], { word: string; color: 'leaf' | 'marigold' | 'gray' }> = {
  current: { word: msg('Holds now'), color: 'leaf' },
  coming: { word: msg('To come'), color: 'marigold' },
  past: { word: msg('Past'), color: 'gray' },
}

export const percentOf = (rateBp: number) => `${rateBp / 100}%`
