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

const shown = (language: Language, timeZone: string, options: Intl.DateTimeFormatOptions, at: Date) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', { timeZone, ...options }).format(at)

/** What is toasted to a consultant the moment somebody has booked them. */
export function bookedWords({ name, mode, startsAt, zone }: Booked, language: Language) {
  const day = shown(language, zone, { weekday: 'short', day: 'numeric', month: 'long' }, startsAt)
  const time = shown('en', zone, { hour: 'numeric', minute: '2-digit', hour12: true }, startsAt).toUpperCase()
  return language === 'hi'
    ? `${name} ने ${MODES.hi[mode]} परामर्श बुक किया: ${day}, ${time}`
    : `${name} booked ${mode === 'audio' ? 'an' : 'a'} ${MODES.en[mode]} consultation: ${day}, ${time}`
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
