import type { TalkDetail } from '~/domains/talks/library/api.ts'
import type { Site } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { graph, isoLength } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { breadcrumbList } from '~/ui/breadcrumbs.tsx'
import { aboutOf, wayTo } from './words.ts'

interface Place {
  t: Translate
  site: Site
  url: string
}

/** Structured data of a recording, or of the upcoming event. */
export function structuredTalk(talk: TalkDetail, { t, site, url }: Place) {
  const { origin } = site
  const title = titleOf(talk, t.language)
  const inLanguage = (to: string) => origin + localPath(to, t.language)
  const speaker = {
    '@type': 'Person',
    name: talk.speaker.name,
    url: inLanguage(`/consultants/${talk.speaker.slug}`),
  }
  const words = { name: title, description: aboutOf(talk, t.language), url, inLanguage: talk.languages }
  const picture = origin + (talk.posterUrl ?? site.card)
  const itself = talk.recording
    ? {
        '@type': 'VideoObject',
        ...words,
        thumbnailUrl: picture,
        contentUrl: origin + talk.recording.url,
        uploadDate: talk.recording.uploadedAt,
        duration: isoLength(talk.seconds ?? 0),
        creator: speaker,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'WatchAction' },
          userInteractionCount: talk.views,
        },
      }
    : {
        '@type': 'Event',
        ...words,
        image: picture,
        startDate: talk.startsAt,
        endDate: new Date(Date.parse(talk.startsAt) + talk.minutes * 60_000).toISOString(),
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'VirtualLocation', url: talk.liveUrl ?? url },
        performer: speaker,
      }
  return graph(itself, breadcrumbList(wayTo(talk.segment, t, title), inLanguage))
}
