import { useLocation } from 'react-router'
import { page } from '~/lib/head.ts'
import { LocalNavLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './expert-talk.module.css'

const isIndustrial = (pathname: string) => pathname.endsWith('/industrial')
const titleOf = (t: Translate, pathname: string) =>
  isIndustrial(pathname) ? t('Industrial expert talk') : t('Professional expert talk')

export const meta = page((t, { location }) => ({
  title: titleOf(t, location.pathname),
  description: t('Talk to an expert at once and pay by the minute, only while both are connected.'),
}))

export default function ExpertTalk() {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <Page>
      <PageHead title={titleOf(t, pathname)}>
        {t('No appointment. Talk by the minute and stop whenever you like.')}
      </PageHead>
      <nav className={classes.segments} aria-label={t('Kind of expert')}>
        <LocalNavLink to="/expert-talk/industrial">{t('Industrial')}</LocalNavLink>
        <LocalNavLink to="/expert-talk/professional">{t('Professional')}</LocalNavLink>
      </nav>
      <EmptyState
        drawing="phone"
        tint="b"
        title={t('No expert takes calls at this moment')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t(
          'Whoever is ready to talk stands here with the rate per minute. You can book a time with a consultant instead.',
        )}
      </EmptyState>
    </Page>
  )
}
