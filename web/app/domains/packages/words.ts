import { msg, type Translate } from '~/lib/i18n/texts.ts'

interface Terms {
  mode: 'video' | 'audio'
  minutes: number
  sessions: number
}

/** '5 video sessions, 30 minutes each' */
export const termsOf = ({ mode, minutes, sessions }: Terms, t: Translate) =>
  mode === 'video'
    ? t('{count} video sessions, {minutes} minutes each', { count: sessions, minutes })
    : t('{count} audio sessions, {minutes} minutes each', { count: sessions, minutes })

/** 'Video, 30 minutes' */
export const sessionOf = ({ mode, minutes }: Omit<Terms, 'sessions'>, t: Translate) =>
  mode === 'video' ? t('Video, {minutes} minutes', { minutes }) : t('Audio, {minutes} minutes', { minutes })

export const packageStatuses = {
  active: msg('Active|of a package'),
  used_up: msg('All sessions booked'),
  ended: msg('Ended|of a package'),
} as const

export const statusColors = { active: 'green', used_up: 'gray', ended: 'gray' } as const

export const buyPackagePath = (offerId: number) => `/buy-package/${offerId}`
