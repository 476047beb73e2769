import type { RouterContextProvider } from 'react-router'
import type { PageName } from '#contract/content/constants.ts'
import { pageQuery } from '~/domains/content/pages/api.ts'
import { languageOf } from '~/lib/i18n/language.ts'
import { answerIn, type Prefetched, pageContext, prefetch } from '~/lib/query.tsx'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The text that staff published for a page, in the language of the address; the title is also for its head. */
export async function loadText(args: LoaderArgs, page: PageName): Promise<Prefetched & { title: string | null }> {
  const { api } = args.context.get(pageContext)
  const query = pageQuery(api, page, languageOf(new URL(args.request.url).pathname))
  const loaded = await prefetch(args, () => ({ required: [query] }))
  return { ...loaded, title: answerIn(loaded.queries, query)?.text?.title ?? null }
}

/** What the head of such a page reads. */
export interface TextMeta {
  loaderData: { title: string | null } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}
