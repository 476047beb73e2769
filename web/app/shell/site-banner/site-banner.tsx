import { use, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Banner } from '~/domains/content/banners/api.ts'
import css from '~/domains/content/banners/banner.css?inline'
import { BannerView } from '~/domains/content/banners/banner-view.tsx'
import { closeBanner, hideClosedScript, readClosed, useClosed } from '~/domains/content/banners/closed.ts'
import { bannersOn, type Shown } from '~/domains/content/banners/shown-on.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { MarkContext } from '~/lib/mark.ts'
import { serverNow } from '~/lib/server-clock.ts'
import { Icon } from '~/ui/icon.tsx'
import { IconButton } from '~/ui/icon-button.tsx'

/** Only the server writes them: in a browser the style sheet comes with this module. */
const style = import.meta.env.SSR ? css : ''
const script = import.meta.env.SSR ? hideClosedScript : ''

/** The announcement of staff that applies to a page, under the header. */
export function SiteBanner({ banners }: { banners: readonly Banner[] }) {
  const shown = bannersOn(plainPath(useLocation().pathname), useMatches(), banners)
  const mark = use(MarkContext)
  useEffect(readClosed, [])
  if (shown.length === 0) return null
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash. */}
      <style nonce={mark} dangerouslySetInnerHTML={{ __html: style }} suppressHydrationWarning />
      {shown.map((one) => (
        <OneBanner key={`${one.banner.key} ${one.reader}`} {...one} />
      ))}
    </>
  )
}

function OneBanner({ banner, reader }: Shown) {
  const t = useT()
  const mark = use(MarkContext)
  const { key, tone, endsAt, link } = banner
  // A warning cannot be closed, even if it was information with the same text before.
  const isClosed = useClosed(({ keys }) => tone !== 'warning' && keys.includes(key))
  const isOver = useIsOver(endsAt)
  if (isClosed || isOver) return null
  const [text, label] =
    t.language === 'hi' ? [banner.text_hindi, banner.label_hindi] : [banner.text_english, banner.label_english]
  const close = () => {
    closeBanner(key)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <BannerView
      tone={tone}
      text={text}
      link={link && <BannerLink to={link}>{label}</BannerLink>}
      close={tone !== 'warning' && <IconButton icon="x" label={t('Close')} onClick={close} />}
      data-key={tone === 'warning' ? undefined : key}
      data-until={endsAt ?? undefined}
      data-for={reader}
      // The script may have hidden it.
      suppressHydrationWarning
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash. */}
      <script nonce={mark} dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
    </BannerView>
  )
}

/** On a page that stays open. Before it is hydrated, the script hides what has ended. */
function useIsOver(endsAt: string | null) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (endsAt === null) return
    const check = () => setOver(Date.parse(endsAt) <= serverNow())
    check()
    const timer = setInterval(check, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return isOver
}

function BannerLink({ to, children }: { to: string; children: string }) {
  if (to.startsWith('/')) return <LocalLink to={to}>{children}</LocalLink>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external-link" size={16} />
    </a>
  )
}
