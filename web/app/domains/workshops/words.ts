import { dayIn, formatTime, formatWeekday, INDIA } from '~/lib/dates.ts'
import type { Language } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import type { WorkshopCard } from './api.ts'

type Times = Pick<WorkshopCard, 'startsAt' | 'endsAt'>

/** Workshops take place in India: their times are India's for everybody. */
export const inIndia = (language: Language) => ({ language, zone: INDIA })

/** 'Saturday, 10:00 AM to 4:00 PM'. */
export const timesOf = ({ startsAt, endsAt }: Times, t: Translate) =>
  t('{weekday}, {from} to {to}', {
    weekday: formatWeekday(dayIn(INDIA, startsAt), 'long', t),
    from: formatTime(startsAt, inIndia(t.language)),
    to: formatTime(endsAt, inIndia(t.language)),
  })

/** 'Online', or the city. */
export const placeOf = (workshop: Pick<WorkshopCard, 'place' | 'city_english' | 'city_hindi'>, t: Translate) =>
  workshop.place === 'online' ? t('Online|workshop') : t.language === 'hi' ? workshop.city_hindi : workshop.city_english

type Seats = Pick<WorkshopCard, 'seats' | 'seatsLeft' | 'waiting'>

export const seatsText = ({ seats, seatsLeft, waiting }: Seats, t: Translate) => {
  if (seatsLeft > 0)
    return t('{left} of {seats} seats left', { left: formatCount(seatsLeft), seats: formatCount(seats) })
  return waiting > 0 ? t('Full, {count} waiting', { count: formatCount(waiting) }) : t('Full|all seats are taken')
}

const FEW = 0.2

/** full: everything is taken; few: the last fifth. */
export const fillOf = ({ seats, seatsLeft }: Seats) =>
  seatsLeft === 0 ? 'full' : seatsLeft <= seats * FEW ? 'few' : 'free'
