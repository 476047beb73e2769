export {
  type ExtraTime,
  extendReservation,
  findExtraTime,
  freePeriods,
  reserveExtraTime,
  shortenTime,
} from './extensions/service.ts'
export {
  confirmTime,
  freeTime,
  freeTimeOfCall,
  lookAtSlot,
  lookAtSlotWithoutNotice,
  type SlotLook,
  takeTime,
  takeTimeForCall,
  whoIsFree,
} from './reservations/service.ts'
export { freeSlots, nextFreeSessions } from './service.ts'
