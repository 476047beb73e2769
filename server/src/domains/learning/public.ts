export { drawAward } from './certificates/paper.ts'
export { learningTexts } from './notification-texts.ts'
export { learningPages } from './programmes/service.ts'
