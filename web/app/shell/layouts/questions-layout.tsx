import type { BannersHandle } from '~/domains/content/banners/shown-on.ts'
import { AboutQuestions } from '~/features/asking/about-questions.tsx'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

export const handle: TextsHandle & BannersHandle = { texts: ['questions'], banners: ['customer', 'consultant'] }

/** Written consultancy of customers and consultants; visitors see what it is, and sign in there. */
export default function QuestionsLayout() {
  return <DashboardFrame types={['user', 'consultant']} visitor={<AboutQuestions />} />
}
