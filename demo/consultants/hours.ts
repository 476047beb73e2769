const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
const range = (weekdays: number[], from: string, to: string) =>
  weekdays.map((weekday) => ({ weekday, from_minute: at(from), to_minute: at(to) }))

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]

/** The usual weeks of demo consultants; the first is that of the demo login. */
export const usualWeeks = [
  range(EVERY_DAY, '09:00', '18:00'),
  [...range(MONDAY_TO_SATURDAY, '10:00', '13:00'), ...range(MONDAY_TO_SATURDAY, '15:00', '19:00')],
  [...range(MONDAY_TO_FRIDAY, '09:30', '13:30'), ...range(MONDAY_TO_FRIDAY, '14:30', '18:00')],
  [...range(MONDAY_TO_SATURDAY, '08:00', '12:00'), ...range(MONDAY_TO_SATURDAY, '17:00', '20:00')],
  [...range([1, 3, 5], '11:00', '17:00'), ...range([6, 7], '10:00', '14:00')],
  [...range([2, 3, 4, 5], '10:00', '13:00'), ...range([2, 3, 4, 5], '16:00', '18:30')],
  [...range(MONDAY_TO_FRIDAY, '18:00', '22:00'), ...range([6, 7], '10:00', '18:00')],
]
