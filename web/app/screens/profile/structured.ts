import { headlineOf } from '~/domains/consultants/api.ts'
import type { ProfileAnswer } from '~/domains/consultants/profile/api.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { graph, offerOf, ratingOf } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'

const modeWords = { video: msg('Video'), audio: msg('Audio'), written: msg('Written') } as const

interface Place {
  t: Translate
  origin: string
  url: string
}

/** Structured data of the consultant and their offers. */
export function structuredProfile({ consultantDetails: profile, ratings }: ProfileAnswer, { t, origin, url }: Place) {
  const image = new URL(profile.thumbnail, origin).href
  const { name } = profile
  return graph(
    {
      ...{ '@type': 'Person', '@id': `${url}#person`, name, image, url },
      jobTitle: headlineOf(profile, t.language),
      knowsLanguage: profile.languages,
      knowsAbout: profile.industries.map((industry) => titleOf(industry, t.language)),
    },
    {
      ...{ '@type': 'ProfessionalService', '@id': `${url}#service`, name, description: profile.about, image, url },
      address: { '@type': 'PostalAddress', addressLocality: t(profile.city), addressCountry: 'IN' },
      founder: { '@id': `${url}#person` },
      ...ratingOf(ratings.average, ratings.count),
      makesOffer: profile.allFees.map(({ mode, minutes, feePaise }) =>
        offerOf(feePaise, {
          name: minutes ? `${t(modeWords[mode])}, ${t('{minutes} min', { minutes })}` : t(modeWords[mode]),
        }),
      ),
    },
  )
}
