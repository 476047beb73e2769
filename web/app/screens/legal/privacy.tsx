import { page } from '~/lib/head.ts'
import type { Route } from './+types/privacy.ts'
import { loadText, type TextMeta } from './load-text.ts'
import { privacyText } from './privacy-text.ts'
import { TextPage } from './text-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadText(args, 'privacy')

export const meta = page((t, { loaderData }: TextMeta) => ({
  title: loaderData?.title ?? t('Privacy'),
  description: t('What data we store about you, why and for how long, and how to download or delete it.'),
}))

export default function Privacy() {
  return <TextPage page="privacy" builtIn={privacyText} />
}
