import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** '18:26', or '1:02:26' from an hour on. */
export function clockOf(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = `${hours ? twoDigits(minutes) : minutes}:${twoDigits(whole % 60)}`
  return hours ? `${hours}:${rest}` : rest
}

/** '41 min 22 s'; seconds alone below a minute. */
export function spanInWords(seconds: number, t: Translate) {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  if (minutes === 0) return t('{seconds} s', { seconds: whole })
  return t('{minutes} min {seconds} s', { minutes: formatCount(minutes), seconds: twoDigits(whole % 60) })
}

/** '1 hr 12 min', for future times. */
export function aheadInWords(milliseconds: number, t: Translate) {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return t('{minutes} min', { minutes })
  return t('{hours} hr {minutes} min', { hours, minutes: minutes % 60 })
}

export const modeWords = { video: msg('Video'), audio: msg('Audio') } as const

export const firstName = (name: string) => name.split(' ')[0] ?? name
