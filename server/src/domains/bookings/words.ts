import { instantIn } from '#server/platform/outbox/messages/when.ts'

/** Management consulting and management services, as an invoice names them. */
export const SAC = '998311'

type Language = 'en' | 'hi'

interface Booked {
  name: string
  mode: 'video' | 'audio'
  startsAt: Date
  zone: string
}

const MODES = { en: { video: 'video', audio: 'audio' }, hi: { video: 'वीडियो', audio: 'ऑडियो' } }

/** What is toasted to a consultant the moment somebody has booked them. */
export function bookedWords({ name, mode, startsAt, zone }: Booked, language: Language) {
  const when = instantIn(startsAt, language, zone)
  return language === 'hi'
    ? `${name} ने ${MODES.hi[mode]} परामर्श बुक किया: ${when}`
    : `${name} booked ${mode === 'audio' ? 'an' : 'a'} ${MODES.en[mode]} consultation: ${when}`
}

/** What a line of an order and its invoice call a session; it says no date, for that may move. */
export const titleOfSession = (name: string, mode: 'video' | 'audio', minutes: number) => ({
  title_english: `${mode === 'video' ? 'Video' : 'Audio'} consultation with ${name}, ${minutes} minutes`,
  title_hindi: `${name} के साथ ${MODES.hi[mode]} परामर्श, ${minutes} मिनट`,
})

export const titleOfExtension = (name: string, mode: 'video' | 'audio', minutes: number) => ({
  title_english: `${minutes} minutes more of the ${MODES.en[mode]} consultation with ${name}`,
  title_hindi: `${name} के साथ ${MODES.hi[mode]} परामर्श के ${minutes} मिनट और`,
})
