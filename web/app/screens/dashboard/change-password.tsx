import { ChangePasswordForm } from '~/domains/accounts/components/security/change-password-form.tsx'
import { useAuth } from '~/domains/accounts/state.ts'
import { AskedOften } from '~/domains/enquiries/own/asked-often.tsx'
import { OwnEnquiries } from '~/domains/enquiries/own/own-enquiries.tsx'
import { workingTime } from '~/domains/enquiries/working-time.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { formatSlot } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { isOpenAt } from '~/shell/help/help-desk-hours.ts'
import { askForCall, openPopup } from '~/shell/popups/state.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './need-help.module.css'
import { WayIn } from './way-in.tsx'

export const meta = page((t) => ({
  title: t('Need help'),
  description: t('The help desk, written questions and your password.'),
  private: true,
}))

export default function NeedHelp() {
  const t = useT()
  const settings = useSettings()
  const mobile = useAuth((state) => (state.auth ?? state.interrupted)?.mobile ?? '')
  const hours =
    settings &&
    (isOpenAt(new Date(), settings)
      ? t('Help desk is open till {time}', { time: formatSlot(settings.helpDeskClosesAt) })
      : t('Help desk opens at {time}', { time: formatSlot(settings.helpDeskOpensAt) }))
  return (
    <>
      <PageHead title={t('Need help')}>{hours}</PageHead>
      <div className={classes.ways}>
        {settings && (
          <WayIn icon="phone" title={t('Call the help desk')} note={settings.helpDeskPhone}>
            <ButtonLink to={telephone(settings.helpDeskPhone)}>{t('Call now')}</ButtonLink>
          </WayIn>
        )}
        <WayIn
          icon="phone-incoming"
          title={t('Request a call back')}
          note={t('At a time and in a language you choose')}
        >
          <PlainButton variant="outline" onClick={() => askForCall()}>
            {t('Choose a time')}
          </PlainButton>
        </WayIn>
        <WayIn
          icon="message-2"
          title={t('Write to us')}
          note={settings && t('Answer within {time}', { time: workingTime(settings.enquiryAnswerMinutes, t) })}
        >
          <PlainButton variant="outline" onClick={() => openPopup('enquiry')}>
            {t('Write')}
          </PlainButton>
        </WayIn>
      </div>
      <div className={classes.columns}>
        <div className={classes.requests}>
          <OwnEnquiries title={t('Your requests')} />
          {settings && <AskedOften moveUntilHours={settings.moveUntilHours} />}
          <p className={classes.grievance}>
            {t('Not satisfied with the help desk?')}
            <PlainButton variant="plain" onClick={() => openPopup('enquiry', { kind: 'grievance' })}>
              {t('Write to the grievance officer')}
            </PlainButton>
          </p>
        </div>
        <section className={classes.password} aria-labelledby="password-title">
          <h2 id="password-title">{t('Change password')}</h2>
          <p>{t('You log in with an OTP, so a password is optional.')}</p>
          <ChangePasswordForm mobile={mobile} />
        </section>
      </div>
    </>
  )
}
