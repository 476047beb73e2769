export { type Anchor, verifyChain } from './chain.ts'
export { staffActionsOn } from './queries.ts'
export { withoutContacts } from './rules.ts'
export { record } from './service.ts'
