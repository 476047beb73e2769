import type { Segment } from '~/domains/talks/library/api.ts'
import { talksPath } from '~/domains/talks/library/api.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { Crumb } from '~/ui/breadcrumbs.tsx'

export const segmentWords = (segment: Segment, t: Translate) =>
  segment === 'industrial'
    ? {
        title: t('Recorded industrial talks'),
        description: t('Industry experts on machines, plants and quality: short talks with captions, free to watch.'),
      }
    : {
        title: t('Recorded professional talks'),
        description: t('Experts on tax, loans, law and sales: short talks with captions, free to watch.'),
      }

/** Breadcrumbs from home to a segment's list, and on to one of its talks. */
export const wayTo = (segment: Segment, t: Translate, talk?: string): Crumb[] => [
  { title: t('Home'), to: '/' },
  {
    title: segment === 'industrial' ? t('Industrial expert talk') : t('Professional expert talk'),
    to: `/expert-talk/${segment}`,
  },
  { title: t('Recorded talks'), ...(talk && { to: talksPath(segment) }) },
  ...(talk ? [{ title: talk }] : []),
]

export const aboutOf = (talk: { about_english: string; about_hindi: string }, language: 'en' | 'hi') =>
  (language === 'hi' && talk.about_hindi) || talk.about_english
