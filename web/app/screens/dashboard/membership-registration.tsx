import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { userDetailsQuery } from '~/domains/accounts/api.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { addToCart } from '~/domains/cart/state.ts'
import { megaMenuQuery } from '~/domains/catalogue/api.ts'
import { planQuery, registrationQuery } from '~/domains/memberships/api.ts'
import { PlanSummary } from '~/domains/memberships/registration/plan-summary.tsx'
import classes from '~/domains/memberships/registration/registration.module.css'
import { RegistrationForm } from '~/domains/memberships/registration/registration-form.tsx'
import { quoteQuery } from '~/domains/orders/quotes/api.ts'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Register for membership'),
  description: t('Details for your membership card.'),
  private: true,
}))

export default function MembershipRegistration() {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  const buyer = useAuth((state) => state.auth?.id ?? 0)
  const plan = useQuery({ ...planQuery(api, useParams().plan ?? ''), retry: false })
  const registration = useQuery(registrationQuery(api))
  const account = useQuery(userDetailsQuery(api))
  const menu = useQuery(megaMenuQuery(api))
  const found = plan.data?.memberShip
  const items = found ? [{ id: found.id, type: 'membership' as const }] : []
  const quote = useQuery({ ...quoteQuery(api, { items }, buyer), enabled: found !== undefined })
  const isBlocked = quote.data?.lines[0]?.blocked != null
  const title = found ? t('Register for {plan}', { plan: titleOf(found, t.language) }) : t('Register for membership')
  const failed = [plan, registration, account].find(({ isError }) => isError)
  const pay = () => {
    addToCart({ id: found!.id, type: 'membership' })
    navigate(localPath('/cart', t.language))
  }
  return (
    <>
      <Breadcrumbs crumbs={[{ title: t('Membership'), to: '/membership' }, { title }]} />
      <PageHead title={title}>{found && t('Two minutes. Your details are printed on the card.')}</PageHead>
      {failed && failed !== plan && <LoadFailed retry={failed.refetch} />}
      {plan.isError && (
        <EmptyState
          drawing="card"
          title={t('This plan is not available')}
          actions={<ButtonLink to="/membership">{t('Compare plans')}</ButtonLink>}
        >
          {t('It may have been replaced by another one.')}
        </EmptyState>
      )}
      {!failed && (!found || !registration.data || !account.data || !quote.data) && <SkeletonLines lines={8} />}
      {found && quote.data && isBlocked && (
        <EmptyState
          drawing="card"
          title={t('Your next membership is already paid')}
          actions={<ButtonLink to="/dashboard/membership">{t('Your membership')}</ButtonLink>}
        >
          {t('You can choose another plan when it has begun.')}
        </EmptyState>
      )}
      {found && registration.data && account.data && quote.data && !isBlocked && (
        <div className={classes.columns}>
          <RegistrationForm
            planId={found.id}
            saved={registration.data}
            account={account.data}
            sectors={menu.data?.categoryTypes.flatMap(({ sectors }) => sectors) ?? []}
            onSaved={pay}
          />
          <PlanSummary plan={found} quote={quote.data} />
        </div>
      )}
    </>
  )
}
