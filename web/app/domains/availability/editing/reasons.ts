import { formatTime, formatWhen } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { Reason } from './api.ts'

/** The rule that hides a slot, worded as what could be changed. */
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
      return t('This length has no fee, so customers cannot book it.')
    case 'skipped':
      return t('This time does not exist on that day because the clocks change.')
    case 'past':
      return t('This time has passed.')
    case 'notice':
      return t('It starts too soon. The earliest slot that can be booked now is {when}.', {
        when: endsAt ? formatWhen(endsAt, new Date(), { language: t.language, zone }) : '',
      })
    case 'horizon':
      return t.count(daysAhead, 'It is more than {count} day ahead.', 'It is more than {count} days ahead.')
    case 'day_off':
      return note ? t('You are on leave this day: {note}', { note }) : t('You are on leave this day.')
    case 'outside_hours':
      return t('It is outside your hours.')
    case 'ends_outside':
      return t('Your hours end before this session would.')
    case 'off_grid':
      return t('Slots start every 15 minutes from the beginning of your hours.')
    case 'cap':
      return t('That day is full.')
    case 'booking':
      return t('It overlaps your session with {name} ({from} to {to}, including the gap).', times)
    case 'hold':
      return t('Someone is booking {from} to {to} right now.', times)
    case 'call':
      return t('You are on a call, {from} to {to}.', times)
    case 'external':
      return t('You are busy in your other calendar, {from} to {to}.', times)
  }
}
