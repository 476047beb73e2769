export { questionSeller } from './drafts/sales.ts'
export { continueIfOverdue } from './endings/jobs.ts'
export { questionTexts } from './notification-texts.ts'
