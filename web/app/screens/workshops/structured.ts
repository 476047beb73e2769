import type { WorkshopDetail } from '~/domains/workshops/api.ts'
import type { Site } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'
import { breadcrumbList } from '~/ui/breadcrumbs.tsx'

interface Place {
  t: Translate
  site: Site
  url: string
}

/** Structured data of the event. */
export function structuredWorkshop(workshop: WorkshopDetail, { t, site, url }: Place) {
  const { origin } = site
  const title = titleOf(workshop, t.language)
  const inLanguage = (to: string) => origin + localPath(to, t.language)
  const isOnline = workshop.place === 'online'
  const schema = (word: string) => `https://schema.org/${word}`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'EducationEvent',
        ...{ name: title, url, inLanguage: workshop.languages, startDate: workshop.startsAt, endDate: workshop.endsAt },
        description: t.language === 'hi' ? workshop.about_hindi : workshop.about_english,
        image: origin + site.card,
        eventStatus: schema(workshop.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'),
        eventAttendanceMode: schema(isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'),
        location: isOnline
          ? { '@type': 'VirtualLocation', url }
          : { '@type': 'Place', name: workshop.venue_english, address: workshop.city_english },
        performer: {
          '@type': 'Person',
          name: workshop.trainer.name,
          url: inLanguage(`/consultants/${workshop.trainer.slug}`),
        },
        offers: {
          '@type': 'Offer',
          price: (workshop.pricePaise / 100).toFixed(2),
          priceCurrency: 'INR',
          availability: schema(workshop.seatsLeft > 0 ? 'InStock' : 'SoldOut'),
          url,
        },
      },
      breadcrumbList([{ title: t('Workshops'), to: '/workshops' }, { title }], inLanguage),
    ],
  }
}
