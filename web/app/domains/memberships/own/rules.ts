import { MEMBERSHIP_REMINDER_DAYS } from '#contract/memberships/constants.ts'
import type { OwnMembership } from '../api.ts'

const DAY_MS = 86_400_000

type Ending = Pick<OwnMembership, 'endsAt'>

/** A membership ends with the last day of it. */
export const lastDayOf = ({ endsAt }: Ending) => new Date(Date.parse(endsAt) - 1)

/** The days of reminders that are still to come. */
export const remindersOf = ({ endsAt }: Ending, now: Date) =>
  MEMBERSHIP_REMINDER_DAYS.map((days) => new Date(Date.parse(endsAt) - days * DAY_MS)).filter((at) => at > now)
