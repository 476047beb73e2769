/** Counted in characters: half of an emoji is no text. */
export function cut(text: string, most = 140) {
  const characters = [...text]
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
export const quoted = (text: string) => (text ? `\n\n“${text}”` : '')
export const dayOf = (iso: string, language: 'en' | 'hi') =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(iso))

const HOURS = {
  en: (hours: number) => (hours === 1 ? 'one working hour' : `${hours} working hours`),
  hi: (hours: number) => (hours === 1 ? 'काम के एक घंटे' : `काम के ${hours} घंटों`),
}
const MINUTES = {
  en: (minutes: number) => `${minutes} working minutes`,
  hi: (minutes: number) => `काम के ${minutes} मिनट`,
}
export const workingTime = (minutes: number, language: 'en' | 'hi') =>
  minutes % 60 === 0 ? HOURS[language](minutes / 60) : MINUTES[language](minutes)
