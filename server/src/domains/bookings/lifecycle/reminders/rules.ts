const MINUTE_MS = 60_000

export interface Reminder {
  minutesBefore: number
  /** Later than this after its time it is worth nothing any more. */
  lateMinutes: number
  /** It waits for the morning; the nearer ones do not. */
  maySleep: boolean
}

export const REMINDERS: readonly Reminder[] = [
  { minutesBefore: 1440, lateMinutes: 600, maySleep: true },
  { minutesBefore: 60, lateMinutes: 30, maySleep: false },
  { minutesBefore: 10, lateMinutes: 6, maySleep: false },
]

/** Sessions that this reminder is for now: they begin after the first and not after the second instant. */
export const windowOf = ({ minutesBefore, lateMinutes }: Reminder, now: Date) => ({
  after: new Date(now.getTime() + (minutesBefore - lateMinutes) * MINUTE_MS),
  until: new Date(now.getTime() + minutesBefore * MINUTE_MS),
})
