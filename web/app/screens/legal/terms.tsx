import { page } from '~/lib/head.ts'
import type { Route } from './+types/terms.ts'
import { loadText, type TextMeta } from './load-text.ts'
import { termsText } from './terms-text.ts'
import { TextPage } from './text-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadText(args, 'terms')

export const meta = page((t, { loaderData }: TextMeta) => ({
  title: loaderData?.title ?? t('Terms & conditions'),
  description: t('The rules for customers, consultants and us: fees, cancellation, refunds and disputes.'),
}))

export default function Terms() {
  return <TextPage page="terms" builtIn={termsText} />
}
