export { learningPages } from './programmes/service.ts'
