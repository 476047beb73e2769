import { msg } from '~/lib/i18n/texts.ts'
import type { Member, StaffPlan } from './api.ts'

export const planStates: Record<StaffPlan['state'], { word: string; color: 'leaf' | 'marigold' | 'madder' | 'gray' }> =
  {
    draft: { word: msg('Draft'), color: 'gray' },
    offered: { word: msg('On sale'), color: 'leaf' },
    withdrawn: { word: msg('Withdrawn'), color: 'madder' },
  }

export const statusColors: Record<Member['status'], 'leaf' | 'marigold' | 'madder' | 'gray'> = {
  active: 'leaf',
  paused: 'marigold',
  coming: 'gray',
  replaced: 'gray',
  expired: 'gray',
  cancelled: 'madder',
}

export const kinds: Record<Member['kind'], string> = {
  new: msg('First purchase'),
  renewal: msg('Renewal'),
  upgrade: msg('Upgrade'),
}

export const percentages: Record<keyof StaffPlan['offBp'], string> = {
  consultations: msg('Off every consultation'),
  talks: msg('Off expert talks'),
  answers: msg('Off written consultancies'),
  workshops: msg('Off workshops'),
  services: msg('Off services'),
  products: msg('Off products'),
}
