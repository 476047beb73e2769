const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
const range = (weekdays: number[], from: string, to: string) =>
  weekdays.map((weekday) => ({ weekday, from_minute: at(from), to_minute: at(to) }))

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]

/** Usual weeks of people who need none of their own. */
export const usualWeeks = [
  range(EVERY_DAY, '09:00', '18:00'),
  [...range(MONDAY_TO_SATURDAY, '10:00', '13:00'), ...range(MONDAY_TO_SATURDAY, '15:00', '19:00')],
  [...range(MONDAY_TO_FRIDAY, '09:30', '13:30'), ...range(MONDAY_TO_FRIDAY, '14:30', '18:00')],
  [...range(MONDAY_TO_SATURDAY, '08:00', '12:00'), ...range(MONDAY_TO_SATURDAY, '17:00', '20:00')],
  [...range([1, 3, 5], '11:00', '17:00'), ...range([6, 7], '10:00', '14:00')],
  [...range([2, 3, 4, 5], '10:00', '13:00'), ...range([2, 3, 4, 5], '16:00', '18:30')],
  [...range(MONDAY_TO_FRIDAY, '18:00', '22:00'), ...range([6, 7], '10:00', '18:00')],
]

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Weekly hours from text: 'Mon–Sat 10:00–13:00, 15:00–19:00', 'Tue Thu Sat 08:00–12:00' or 'Every day 09:00–18:00'. */
export function weekOf(text: string) {
  const first = text.search(/\d/)
  const weekdays = weekdaysOf(text.slice(0, first).trim())
  const ranges = text.slice(first).split(', ')
  return ranges.flatMap((one) => {
    const [from = '', to = ''] = one.split('–')
    return range(weekdays, from, to)
  })
}

function weekdaysOf(text: string): number[] {
  if (text === 'Every day') return EVERY_DAY
  return text.split(' ').flatMap((part) => {
    const [from = 0, to = from] = part.split('–').map((name) => WEEKDAYS.indexOf(name) + 1)
    return Array.from({ length: to - from + 1 }, (_, n) => from + n)
  })
}
