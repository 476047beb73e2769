import 'virtual:mantine-variables.css'
import './theme/base.css'
import anek from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import eczar from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url'
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type PropsWithChildren, use, useEffect, useMemo, useState } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { clearOnLeaving } from './domains/accounts/clear-on-leaving.ts'
import { signInAgain } from './domains/accounts/sign-in-again.ts'
import { followAuth, useAuth } from './domains/accounts/state.ts'
import { navLinksQuery } from './domains/catalogue/api.ts'
import { readBanners } from './domains/content/banners/banners.server.ts'
import { settingsQuery } from './domains/settings/api.ts'
import { type SiteBrand, siteBrand } from './domains/settings/brand.server.ts'
import { followOwnCart } from './features/cart/own-cart.ts'
import { createApi } from './lib/api.ts'
import { bootScript } from './lib/boot.ts'
import { deviceMarker } from './lib/device-marker.ts'
import { areasOfPage } from './lib/i18n/areas.ts'
import { languageOf } from './lib/i18n/language.ts'
import { usePageTexts } from './lib/i18n/load.ts'
import { useLanguage } from './lib/i18n/react.tsx'
import { MarkContext } from './lib/mark.ts'
import { ApiProvider, answerIn, makeQueryClient, mergeStates, pageContext, prefetch } from './lib/query.tsx'
import { noteServerTime } from './lib/server-clock.ts'
import { ReaderZone, useDeviceZone } from './lib/use-reader-zone.ts'
import { Announcer } from './shell/announcer.tsx'
import { Popups } from './shell/popups/popups.tsx'
import { SignedIn } from './shell/realtime/signed-in.tsx'
import hindiFonts from './theme/fonts-hindi.css?url'
import { followScheme } from './ui/scheme.ts'
import { Toasts } from './ui/toast.tsx'

export { RootError as ErrorBoundary } from './shell/errors/root-error.tsx'

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: LinksFunction = () => [font(eczar), font(anek), { rel: 'manifest', href: '/manifest.webmanifest' }]

export async function loader(args: Route.LoaderArgs) {
  const scope = args.context.get(pageContext)
  const { api, origin } = scope
  const [{ queries }, banners] = await Promise.all([
    prefetch(args, () => ({ optional: [settingsQuery(api), navLinksQuery(api)] })),
    readBanners(scope),
  ])
  const { productName = '', off = [], look } = answerIn(queries, settingsQuery(api))?.settings ?? {}
  const site = { origin, name: productName, off: off.join(' '), ...siteBrand(look, productName) }
  return { site: banners.length > 0 ? { ...site, banners } : site, queries }
}

/** The loader's data stays valid for the whole visit. */
export const shouldRevalidate = () => false

/** Runs once, while the page is parsed, so the browser's bundle does not contain its text. */
const bootText = import.meta.env.SSR ? bootScript : ''

const BootScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant whose hash is in the page's CSP.
  <script nonce={use(MarkContext)} dangerouslySetInnerHTML={{ __html: bootText }} suppressHydrationWarning />
)

/** Empty on an error page without data. */
const siteIn = ([root]: readonly { loaderData: unknown }[]): SiteData =>
  (root?.loaderData as { site?: SiteData } | undefined)?.site ?? {}

type SiteData = Partial<SiteBrand & { off: string }>

/** Only the server writes the tags of the brand: they stay for the visit, and no script carries them. */
const BrandTags = ({ band, favicon, touchIcon }: SiteData) => (
  <>
    <meta name="theme-color" content={band} />
    <link rel="icon" href={favicon} />
    <link rel="apple-touch-icon" href={touchIcon} />
  </>
)

const BrandStyle = ({ style }: { style: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from validated colours and names, allowed by its hash.
  <style nonce={use(MarkContext)} dangerouslySetInnerHTML={{ __html: style }} />
)

export function Layout({ children }: PropsWithChildren) {
  const language = useLanguage()
  const matches = useMatches()
  const texts = areasOfPage(matches)
  const site: SiteData = import.meta.env.SSR ? siteIn(matches) : {}
  return (
    <html
      lang={language}
      data-texts={language === 'hi' ? texts.join(' ') : undefined}
      // Only the server writes it: the style sheet hides what is switched off.
      {...(import.meta.env.SSR && { 'data-off': site.off || undefined })}
      data-mantine-color-scheme="light"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BootScript />
        {import.meta.env.SSR && <BrandTags {...site} />}
        <Meta />
        <Links />
        {language === 'hi' && <link rel="stylesheet" href={hindiFonts} />}
        {import.meta.env.SSR && site.style && <BrandStyle style={site.style} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const makeBrowserApi = () =>
  createApi({
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      noteServerTime(answer)
      return answer
    },
    token: () => useAuth.getState().auth?.token,
    language: () => languageOf(window.location.pathname),
    deviceMarker,
    onSignedOut: signInAgain,
    onSecondFactorNeeded: async () => (await import('./lib/second-factor.ts')).askForSecondFactor(),
  })

export default function Root() {
  const [queryClient] = useState(makeQueryClient)
  const [api] = useState(makeBrowserApi)
  const matches = useMatches()
  usePageTexts(useLanguage(), areasOfPage(matches))
  const state = useMemo(() => mergeStates(matches.map(({ loaderData }) => loaderData)), [matches])
  useEffect(followAuth, [])
  useEffect(() => clearOnLeaving(queryClient), [queryClient])
  useEffect(followOwnCart, [])
  useEffect(followScheme, [])
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <ApiProvider value={api}>
          <ReaderZone value={useDeviceZone()}>
            <Outlet />
            <Announcer />
            <Popups />
            <Toasts />
            <SignedIn />
          </ReaderZone>
        </ApiProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
