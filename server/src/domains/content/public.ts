export { articlePages } from './articles/service.ts'
