export { PayoutProviderFailure, PayoutRefused } from './providers/provider.ts'
