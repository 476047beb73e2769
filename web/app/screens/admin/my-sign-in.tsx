import { DevicesCard } from '~/domains/accounts/components/security/devices-card.tsx'
import { SecondFactorCard } from '~/domains/accounts/components/security/second-factor-card.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './my-sign-in.module.css'

export const meta = page((t) => ({
  title: t('Your login'),
  description: t('Two-step login and devices.'),
  private: true,
}))

export default function MySignIn() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Your login')}>{t('How you log in to the back office.')}</PageHead>
      <div className={classes.cards}>
        <SecondFactorCard />
        <DevicesCard />
      </div>
    </>
  )
}
