export { serviceSeller } from './sales/service.ts'
