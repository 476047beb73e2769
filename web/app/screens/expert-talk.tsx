import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { expertsQuery } from '~/domains/talks/api.ts'
import { BillingNote } from '~/domains/talks/components/billing-note.tsx'
import { expertTalkQuery } from '~/domains/talks/library/api.ts'
import { talkTo } from '~/features/talk-ring/talk-to.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { LocalNavLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { prefetch } from '~/lib/query.tsx'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import type { Route } from './+types/expert-talk.ts'
import { Experts } from './expert-talk/experts.tsx'
import { RecordedTalks, UpcomingTalks } from './expert-talk/library.tsx'
import { readQuery } from './expert-talk/query.ts'
import { useLiveExperts } from './expert-talk/use-live-experts.ts'
import classes from './expert-talk.module.css'

export const handle: TextsHandle = { texts: ['talks'] }

const segmentOf = (pathname: string) => (pathname.endsWith('/professional') ? 'professional' : 'industrial')
const titleOf = (t: Translate, pathname: string) =>
  segmentOf(pathname) === 'industrial' ? t('Industrial expert talk') : t('Professional expert talk')

export const meta = page((t, { location }) => ({
  title: titleOf(t, location.pathname),
  description: t('Talk to an expert right away and pay by the minute, only while you are both connected.'),
  private: new URLSearchParams(location.search).has('language'),
}))

export const loader = (args: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(args.request.url)
  const segment = segmentOf(pathname)
  return prefetch(args, (api) => ({
    optional: [expertsQuery(api, readQuery(segment, searchParams)), expertTalkQuery(api, segment)],
  }))
}

export default function ExpertTalk() {
  const t = useT()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const segment = segmentOf(pathname)
  const filter = readQuery(segment, query)
  const experts = useLiveExperts(filter)
  const balancePaise = experts.data?.balancePaise ?? null
  useTalkFromAddress()
  return (
    <>
      <header className={classes.band}>
        <div className={classes.inside}>
          <nav className={classes.segments} aria-label={t('Type of expert')}>
            <LocalNavLink to="/expert-talk/industrial">{t('Industrial')}</LocalNavLink>
            <LocalNavLink to="/expert-talk/professional">{t('Professional')}</LocalNavLink>
          </nav>
          <h1>{t('Talk to an expert, by the minute')}</h1>
          <p className="pm-num">
            {t('No appointment. You pay only for the time you are both connected, billed to the second.')}{' '}
            {balancePaise !== null &&
              t.rich('Your wallet has {amount}.', {
                amount: <strong key="amount">{formatPaise(balancePaise)}</strong>,
              })}
          </p>
        </div>
      </header>
      <div className={classes.page}>
        <Experts filter={filter} experts={experts} />
        <div className={classes.two}>
          <DeferredHydration>
            <UpcomingTalks segment={segment} />
          </DeferredHydration>
          <BillingNote />
        </div>
        <DeferredHydration>
          <RecordedTalks segment={segment} />
        </DeferredHydration>
      </div>
    </>
  )
}

/** A link may name the expert to call: '?talk=12'. */
function useTalkFromAddress() {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const wanted = Number(query.get('talk'))
  // Until the signed-in account is known, everyone would be asked to sign in.
  const known = useAuth((state) => state.known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the address once.
  useEffect(() => {
    if (!known || !Number.isSafeInteger(wanted) || wanted <= 0) return
    setQuery(
      (now) => {
        now.delete('talk')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
    talkTo(wanted, t)
  }, [wanted, known])
}
