export { gstinOf } from './bank-details/service.ts'
export { PayoutProviderFailure, PayoutRefused } from './providers/provider.ts'
