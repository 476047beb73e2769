import type { WorkshopDetail } from '~/domains/workshops/api.ts'
import type { Site } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { graph, offerOf } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { breadcrumbList } from '~/ui/breadcrumbs.tsx'

interface Place {
  t: Translate
  site: Site
  url: string
}

/** Structured data of the event. */
export function structuredWorkshop(workshop: WorkshopDetail, { t, site, url }: Place) {
  const { origin, name: organizer } = site
  const inHindi = t.language === 'hi'
  const title = titleOf(workshop, t.language)
  const inLanguage = (to: string) => origin + localPath(to, t.language)
  const isOnline = workshop.place === 'online'
  const schema = (word: string) => `https://schema.org/${word}`
  return graph(
    {
      '@type': 'EducationEvent',
      ...{ name: title, url, inLanguage: workshop.languages, startDate: workshop.startsAt, endDate: workshop.endsAt },
      description: inHindi ? workshop.about_hindi : workshop.about_english,
      image: origin + site.card,
      eventStatus: schema(workshop.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'),
      eventAttendanceMode: schema(isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'),
      location: isOnline
        ? { '@type': 'VirtualLocation', url }
        : placeIn(
            inHindi ? [workshop.venue_hindi, workshop.city_hindi] : [workshop.venue_english, workshop.city_english],
          ),
      organizer: { '@type': 'Organization', name: organizer, url: origin },
      performer: {
        '@type': 'Person',
        name: workshop.trainer.name,
        url: inLanguage(`/consultants/${workshop.trainer.slug}`),
      },
      offers: offerOf(workshop.pricePaise, {
        availability: schema(workshop.seatsLeft > 0 ? 'InStock' : 'SoldOut'),
        ...{ availabilityEnds: workshop.salesEndAt, url },
      }),
    },
    breadcrumbList([{ title: t('Workshops'), to: '/workshops' }, { title }], inLanguage),
  )
}

const placeIn = ([venue, city]: readonly [string, string]) => ({
  ...{ '@type': 'Place', name: venue },
  address: { '@type': 'PostalAddress', streetAddress: venue, addressLocality: city, addressCountry: 'IN' },
})
