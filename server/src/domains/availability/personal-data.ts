import type { PersonalDataSource } from '#server/domains/accounts/public.ts'
import type { Services } from '#server/platform/services.ts'
import { eraseSchedule, scheduleRow } from './editing/queries.ts'
import { disconnect, externalCalendarOf, writeTaken } from './external/queries.ts'
import { addressOf } from './external/service.ts'

/** Hours, days off with notes, and the address of an external calendar. */
export const schedulesOfPeople = (services: Services): PersonalDataSource => ({
  async read(db, id) {
    const row = await scheduleRow(db, id, '1970-01-01')
    if (!row) return null
    const { weekly, days, daysOff } = row
    const calendar = await externalCalendarOf(db, id)
    return {
      weekly,
      days,
      daysOff,
      externalCalendar: calendar && { ...calendar, address: await addressOf(services, id) },
    }
  },
  async erase(tx, id) {
    await disconnect(tx, id)
    await writeTaken(tx, id, [])
    await eraseSchedule(tx, id)
  },
})
