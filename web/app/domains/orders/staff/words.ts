import { msg } from '~/lib/i18n/texts.ts'
import type { Coupon } from './api.ts'

export const couponStandings: Record<Coupon['standing'], { word: string; color: 'leaf' | 'marigold' | 'gray' }> = {
  running: { word: msg('Running'), color: 'leaf' },
  coming: { word: msg('To come'), color: 'marigold' },
  over: { word: msg('Over'), color: 'gray' },
  used_up: { word: msg('Used up'), color: 'gray' },
  off: { word: msg('Switched off'), color: 'gray' },
}
