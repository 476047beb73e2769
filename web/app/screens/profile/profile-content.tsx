import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { About } from '~/domains/consultants/profile/about.tsx'
import type { ProfileAnswer } from '~/domains/consultants/profile/api.ts'
import { Expertise } from '~/domains/consultants/profile/expertise.tsx'
import { Videos } from '~/domains/consultants/profile/videos.tsx'
import { useReviewAddress } from '~/domains/reviews/address.ts'
import { reviewsQuery } from '~/domains/reviews/api.ts'
import { ReviewsSection } from '~/domains/reviews/components/reviews-section.tsx'
import { servicesOfQuery } from '~/domains/services/api.ts'
import { cartItemOf } from '~/domains/services/cart-item.ts'
import { ServiceList } from '~/domains/services/components/service-list.tsx'
import { AddToCart } from '~/features/cart/add-to-cart.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { askForCall, openPopup } from '~/shell/popups/state.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

const ReportEntry = lazy(() => import('~/features/reporting/report-entry.tsx'))

/** The sections of a profile under their tabs; empty ones are left out. */
export function ProfileContent({ answer }: { answer: ProfileAnswer }) {
  const t = useT()
  const { consultantDetails: profile, consultantsProcedure, expertsvideos, ratings } = answer
  const isSignedIn = useAuth((state) => state.isAuthentiCated)
  const api = useApi()
  const services = useQuery(servicesOfQuery(api, profile.id)).data?.services ?? []
  const { input } = useReviewAddress()
  const reviews = useQuery({ ...reviewsQuery(api, profile.id, input), placeholderData: keepPreviousData })
  const ask = (service: string) => askForCall(t('{service}, by {name}', { service, name: profile.name }))
  const sections = [
    {
      id: 'about',
      title: t('About'),
      content: (
        <>
          <About profile={profile} procedure={consultantsProcedure} />
          <PlainButton variant="outline" onClick={() => openPopup('enquiry', { consultant: profile })}>
            {t('Ask a free question')}
          </PlainButton>
        </>
      ),
    },
    profile.industries.length > 0 && {
      id: 'expertise',
      title: t('Expertise'),
      heading: t('Can help with'),
      content: <Expertise industries={profile.industries} />,
    },
    services.length > 0 && {
      id: 'services',
      title: t('Services'),
      content: (
        <ServiceList
          services={services}
          acts={(service, title) => (
            <>
              <PlainButton variant="plain" onClick={() => ask(title)}>
                {t('Enquire')}
                <span className="pm-visually-hidden">: {title}</span>
              </PlainButton>
              <AddToCart item={cartItemOf(service)} title={title} />
            </>
          )}
        />
      ),
    },
    expertsvideos.length > 0 && { id: 'videos', title: t('Videos'), content: <Videos videos={expertsvideos} /> },
    {
      id: 'reviews',
      title: t('Reviews'),
      content: (
        <ReviewsSection consultant={profile} summary={ratings} reviews={reviews} acts={isSignedIn && ReportEntry} />
      ),
    },
  ].filter((section) => !!section)
  return (
    <>
      <ProfileTabs tabs={sections} />
      <div className={classes.main}>
        {sections.map(({ id, title, heading = title, content }) => (
          <ProfileSection key={id} id={id} title={heading}>
            {content}
          </ProfileSection>
        ))}
      </div>
    </>
  )
}
