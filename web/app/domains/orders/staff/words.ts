import { msg } from '~/lib/i18n/texts.ts'
import type { Coupon } from './api.ts'

export const couponStatuses: Record<Coupon['status'], { word: string; color: 'leaf' | 'marigold' | 'gray' }> = {
  running: { word: msg('Active'), color: 'leaf' },
  coming: { word: msg('Upcoming|coupon'), color: 'marigold' },
  over: { word: msg('Ended'), color: 'gray' },
  used_up: { word: msg('Limit reached'), color: 'gray' },
  off: { word: msg('Switched off'), color: 'gray' },
}
