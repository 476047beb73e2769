import { page } from '~/lib/head.ts'
import type { Route } from './+types/about.ts'
import { aboutText } from './about-text.ts'
import { loadText, type TextMeta } from './load-text.ts'
import { TextPage } from './text-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadText(args, 'about')

export const meta = page((t, { loaderData }: TextMeta) => ({
  title: loaderData?.title ?? t('About us'),
  description: t('Why we connect business owners with people who have done the work.'),
}))

export default function About() {
  return <TextPage page="about" builtIn={aboutText} />
}
