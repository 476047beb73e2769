import { headlineOf, socialCardPath } from '~/domains/consultants/api.ts'
import type { ProfileAnswer } from '~/domains/consultants/profile/api.ts'
import type { PageHead } from '~/lib/head.ts'
import { languageOf } from '~/lib/i18n/language.ts'
import { translator } from '~/lib/i18n/texts.ts'
import { languageNames } from '~/lib/languages.ts'
import { structuredProfile } from './structured.ts'

/** Title, description and structured data, in the language of the address. */
export function headOfProfile(answer: ProfileAnswer, origin: string, pathname: string): PageHead {
  const t = translator(languageOf(pathname))
  const { consultantDetails: profile } = answer
  const headline = headlineOf(profile, t.language)
  return {
    title: t('{name}: {headline}, {city}', { name: profile.name, headline, city: t(profile.city) }),
    description: t('{headline}, {years}+ years of experience. Speaks {languages}. See fees, reviews and free slots.', {
      headline,
      years: profile.experienceYears,
      languages: languageNames(profile.languages, t.language),
    }),
    image: socialCardPath(profile, t.language),
    structured: structuredProfile(answer, { t, origin, url: origin + pathname }),
  }
}
