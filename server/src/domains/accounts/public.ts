export { type Address, addressesOf, insertAddress } from './addresses/queries.ts'
export { registerAcquaintance } from './blocks/acquaintances.ts'
export { blockedWith, blocksBetween, isNumberBlocked, lockAgainstBlocks } from './blocks/queries.ts'
export { isBlocked, refusalOfBlock, refuseBlocked } from './blocks/service.ts'
export { withOtp } from './otp/service.ts'
export { idsOfPeople, isPerson, type PersonSearch, peopleFound } from './people/queries.ts'
export { findReferences, registerReference } from './people/references.ts'
export { COUNTED_TO, personSearch, wholeMobile } from './people/rules.ts'
export { carryOutDeletions, prepareDataExports } from './privacy/jobs.ts'
export {
  eraseAll,
  erasureBlockers,
  type PersonalDataSource,
  readAll,
  registerPersonalData,
} from './privacy/personal-data.ts'
export { rememberState } from './profile/queries.ts'
export { findActorsOfSessions, findActorsOfTokens } from './sessions/service.ts'
export { demoAuthenticators, hasFreshSecondFactor } from './staff/second-factor/service.ts'
export { addStaff, listStaff, removeStaff, resetSecondFactor, setStaffRole } from './staff/service.ts'
