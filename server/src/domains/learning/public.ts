export { learningTexts } from './notification-texts.ts'
