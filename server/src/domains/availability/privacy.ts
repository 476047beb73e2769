import type { Keeper } from '#server/domains/accounts/service.ts'
import type { House } from '#server/platform/house.ts'
import { forgetSchedule, scheduleRow } from './editing/queries.ts'
import { disconnect, externalCalendarOf, writeTaken } from './external/queries.ts'
import { addressOf } from './external/service.ts'

/** Hours, times off with their notes, and the address of a calendar kept elsewhere. */
export const schedulesOfPeople = (house: House): Keeper => ({
  async read(db, id) {
    const row = await scheduleRow(db, id, '1970-01-01')
    if (!row) return null
    const { weekly, days, daysOff } = row
    const calendar = await externalCalendarOf(db, id)
    return { weekly, days, daysOff, externalCalendar: calendar && { ...calendar, address: await addressOf(house, id) } }
  },
  async forget(tx, id) {
    await disconnect(tx, id)
    await writeTaken(tx, id, [])
    await forgetSchedule(tx, id)
  },
})
