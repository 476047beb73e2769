import { instantIn } from '#server/platform/outbox/when.ts'

/** SAC of management consulting and management services, for invoices. */
export const SAC = '998311'

type Language = 'en' | 'hi'

interface Booked {
  name: string
  mode: 'video' | 'audio'
  startsAt: Date
  zone: string
}

const MODES = { en: { video: 'video', audio: 'audio' }, hi: { video: 'वीडियो', audio: 'ऑडियो' } }

/** The toast for a consultant who has just been booked. */
export function bookedWords({ name, mode, startsAt, zone }: Booked, language: Language) {
  const when = instantIn(startsAt, language, zone)
  return language === 'hi'
    ? `${name} ने ${MODES.hi[mode]} परामर्श बुक किया: ${when}`
    : `${name} booked ${mode === 'audio' ? 'an' : 'a'} ${MODES.en[mode]} consultation: ${when}`
}

/** The title of a session on an order line and its invoice; without a date, because it can be rescheduled. */
export const titleOfSession = (name: string, mode: 'video' | 'audio', minutes: number) => ({
  title_english: `${mode === 'video' ? 'Video' : 'Audio'} consultation with ${name}, ${minutes} minutes`,
  title_hindi: `${name} के साथ ${MODES.hi[mode]} परामर्श, ${minutes} मिनट`,
})

export const titleOfExtension = (name: string, mode: 'video' | 'audio', minutes: number) => ({
  title_english: `${minutes} extra minutes of ${MODES.en[mode]} consultation with ${name}`,
  title_hindi: `${name} के साथ ${MODES.hi[mode]} परामर्श, ${minutes} मिनट और`,
})
