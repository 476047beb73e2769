import type { ProfileAnswer } from '~/domains/consultants/profile/api.ts'

const inRupees = (paise: number) => (paise / 100).toFixed(2)

/** Structured data of the consultant and their offers. */
export function structuredProfile({ consultantDetails: profile, ratings }: ProfileAnswer, origin: string, url: string) {
  const image = new URL(profile.thumbnail, origin).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        '@id': `${url}#person`,
        name: profile.name,
        jobTitle: profile.headline,
        image,
        url,
        knowsLanguage: profile.languages,
        knowsAbout: profile.industries.map(({ title_english }) => title_english),
      },
      {
        '@type': 'ProfessionalService',
        '@id': `${url}#service`,
        name: profile.name,
        description: profile.about,
        image,
        url,
        address: {
          '@type': 'PostalAddress',
          addressLocality: profile.city,
          addressRegion: profile.state,
          addressCountry: 'IN',
        },
        founder: { '@id': `${url}#person` },
        ...(ratings.average !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: ratings.average.toFixed(1),
            reviewCount: ratings.count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
        makesOffer: profile.allFees.map(({ mode, minutes, feePaise }) => ({
          '@type': 'Offer',
          name: minutes ? `${mode}, ${minutes} minutes` : mode,
          price: inRupees(feePaise),
          priceCurrency: 'INR',
        })),
      },
    ],
  }
}
