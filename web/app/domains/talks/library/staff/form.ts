import { clockIn, dayIn, INDIA } from '~/lib/dates.ts'
import type { StaffTalk, TalkWords } from './api.ts'

/** Form values; date and time are India's. */
export interface TalkValues extends Record<string, unknown> {
  segment: TalkWords['segment']
  consultantId: number | null
  speakerName: string
  title_english: string
  title_hindi: string
  about_english: string
  about_hindi: string
  languages: string[]
  day: string
  time: string
  minutes: string
  liveUrl: string
  drawing: TalkWords['drawing']
  tint: TalkWords['tint']
}

export const typedOf = (talk: StaffTalk | undefined): TalkValues => ({
  segment: talk?.segment ?? 'industrial',
  consultantId: talk?.speaker.id ?? null,
  speakerName: talk?.speaker.name ?? '',
  title_english: talk?.title_english ?? '',
  title_hindi: talk?.title_hindi ?? '',
  about_english: talk?.about_english ?? '',
  about_hindi: talk?.about_hindi ?? '',
  languages: talk?.languages ?? ['hi'],
  day: talk ? dayIn(INDIA, talk.startsAt) : '',
  time: talk ? clockIn(INDIA, talk.startsAt) : '18:00',
  minutes: String(talk?.minutes ?? 45),
  liveUrl: talk?.liveUrl ?? '',
  drawing: talk?.drawing ?? 'board',
  tint: talk?.tint ?? 'a',
})

export const wordsOf = ({
  speakerName: _,
  day,
  time,
  minutes,
  liveUrl,
  consultantId,
  languages,
  ...rest
}: TalkValues) =>
  ({
    ...rest,
    consultantId: consultantId ?? 0,
    languages: languages as TalkWords['languages'],
    startsAt: `${day}T${time}:00+05:30`,
    minutes: Number(minutes),
    liveUrl: liveUrl.trim() || null,
  }) satisfies TalkWords
