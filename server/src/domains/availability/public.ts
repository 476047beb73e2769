export {
  type ExtraTime,
  extendReservation,
  findExtraTime,
  freePeriods,
  reserveExtraTime,
  shortenTime,
} from './extensions/service.ts'
export { nextOfRun, type Run, runSettings } from './next-free/runs.ts'
export { refreshNextFree } from './next-free/service.ts'
export { offersStatement } from './plans.ts'
export {
  confirmTime,
  freeTime,
  freeTimeOfCall,
  lookAtSlot,
  lookAtSlotWithoutNotice,
  type SlotLook,
  type Slots,
  slotsFrom,
  takeTime,
  takeTimeForCall,
  takingTimes,
  whoIsFree,
} from './reservations/service.ts'
export { freeSlots, type NextFreeSession, nextFreeSessions } from './service.ts'
export { storeWatch } from './watches/queries.ts'
