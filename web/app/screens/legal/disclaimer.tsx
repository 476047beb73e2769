import { page } from '~/lib/head.ts'
import type { Route } from './+types/disclaimer.ts'
import { disclaimerText } from './disclaimer-text.ts'
import { loadText, type TextMeta } from './load-text.ts'
import { TextPage } from './text-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadText(args, 'disclaimer')

export const meta = page((t, { loaderData }: TextMeta) => ({
  title: loaderData?.title ?? t('Disclaimer'),
  description: t('Consultants are independent: what that means for the advice you get here.'),
}))

export default function Disclaimer() {
  return <TextPage page="disclaimer" builtIn={disclaimerText} />
}
