import { useQuery } from '@tanstack/react-query'
import { About } from '~/domains/consultants/profile/about.tsx'
import type { ProfileAnswer } from '~/domains/consultants/profile/api.ts'
import { Expertise } from '~/domains/consultants/profile/expertise.tsx'
import { Videos } from '~/domains/consultants/profile/videos.tsx'
import { ReviewsSection } from '~/domains/reviews/components/reviews-section.tsx'
import { servicesOfQuery } from '~/domains/services/api.ts'
import { cartItemOf } from '~/domains/services/cart-item.ts'
import { ServiceList } from '~/domains/services/components/service-list.tsx'
import { AddToCart } from '~/features/cart/add-to-cart.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { askForCall } from '~/shell/popups/state.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

/** The sections of a profile under their tabs; empty ones are left out. */
export function ProfileContent({ answer }: { answer: ProfileAnswer }) {
  const t = useT()
  const { consultantDetails: profile, consultantsProcedure, expertsvideos, ratings } = answer
  const services = useQuery(servicesOfQuery(useApi(), profile.id)).data?.services ?? []
  const ask = (service: string) => askForCall(t('{service}, by {name}', { service, name: profile.name }))
  const tabs = [
    { id: 'about', title: t('About') },
    ...(profile.industries.length > 0 ? [{ id: 'expertise', title: t('Expertise') }] : []),
    ...(services.length > 0 ? [{ id: 'services', title: t('Services') }] : []),
    ...(expertsvideos.length > 0 ? [{ id: 'videos', title: t('Videos') }] : []),
    { id: 'reviews', title: t('Reviews') },
  ]
  return (
    <>
      <ProfileTabs tabs={tabs} />
      <div className={classes.main}>
        <ProfileSection id="about" title={t('About')}>
          <About profile={profile} procedure={consultantsProcedure} />
        </ProfileSection>
        {profile.industries.length > 0 && (
          <ProfileSection id="expertise" title={t('Can help with')}>
            <Expertise industries={profile.industries} />
          </ProfileSection>
        )}
        {services.length > 0 && (
          <ProfileSection id="services" title={t('Services')}>
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
          </ProfileSection>
        )}
        {expertsvideos.length > 0 && (
          <ProfileSection id="videos" title={t('Videos')}>
            <Videos videos={expertsvideos} />
          </ProfileSection>
        )}
        <ProfileSection id="reviews" title={t('Reviews')}>
          <ReviewsSection consultantId={profile.id} consultant={profile.name} summary={ratings} />
        </ProfileSection>
      </div>
    </>
  )
}
