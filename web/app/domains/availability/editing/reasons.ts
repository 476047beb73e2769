import { formatTime, formatWhen } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { Reason } from './api.ts'

/** The rule that hides a slot, in words that say what could be changed. */
export function reasonText(
  { rule, startsAt, endsAt, name, note }: Reason,
  zone: string,
  daysAhead: number,
  t: Translate,
) {
  const times = {
    from: startsAt ? formatTime(startsAt, { zone }) : '',
    to: endsAt ? formatTime(endsAt, { zone }) : '…',
    name: name ?? t('a customer'),
  }
  switch (rule) {
    case 'no_fee':
      return t('This length has no fee, so it is not offered.')
    case 'skipped':
      return t('Your clock skips this time on that day.')
    case 'past':
      return t('This time is over.')
    case 'notice':
      return t('It begins too soon: the earliest booking now is for {when}.', {
        when: endsAt ? formatWhen(endsAt, new Date(), { language: t.language, zone }) : '',
      })
    case 'horizon':
      return t.count(daysAhead, 'It lies further ahead than {count} day.', 'It lies further ahead than {count} days.')
    case 'day_off':
      return note ? t('You took this day off: {note}', { note }) : t('You took this day off.')
    case 'outside_hours':
      return t('It lies outside your hours.')
    case 'ends_outside':
      return t('Your hours end before the session would.')
    case 'off_grid':
      return t('Slots begin on the quarters of an hour after your hours begin.')
    case 'cap':
      return t('That day has as many sessions as you take.')
    case 'booking':
      return t('It overlaps the session with {name}, {from} to {to} with its gap.', times)
    case 'hold':
      return t('Somebody is booking {from} to {to} at this moment.', times)
    case 'call':
      return t('You are in a call, {from} to {to}.', times)
    case 'external':
      return t('Your other calendar says you are busy, {from} to {to}.', times)
  }
}
