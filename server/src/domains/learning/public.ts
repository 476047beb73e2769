export { drawAward } from './certificates/paper.ts'
