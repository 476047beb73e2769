import { useSettings } from '~/domains/settings/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { Icon } from '~/ui/icon.tsx'
import { SchemeSwitch } from '~/ui/scheme-switch.tsx'
import { Logo } from '../../domains/settings/components/logo.tsx'
import { InstallButton } from '../banner/install-button.tsx'
import { LanguageSwitch } from '../header/language-switch.tsx'
import classes from './footer.module.css'
import { FooterColumns } from './footer-columns.tsx'

export function Footer() {
  const t = useT()
  const settings = useSettings()
  return (
    <footer className={`${classes.footer} pm-on-dark`}>
      <div className={`${classes.inside} pm-afar`}>
        {settings && (
          <section className={classes.help}>
            <div>
              <h2 className={classes.question}>{t('Not sure whom to ask? Call the help desk.')}</h2>
              <p>{t('We listen first, then suggest two or three consultants. The call is free.')}</p>
            </div>
            <a href={telephone(settings.helpDeskPhone)} className={classes.phone}>
              <Icon name="phone" size={24} />
              <span className="pm-num">{settings.helpDeskPhone}</span>
            </a>
          </section>
        )}
        <div className={classes.map}>
          <div className={classes.brand}>
            <Logo onBand />
            <p>
              {t(
                'Advice from people who have done the work. Video, audio and written consultations for Indian businesses.',
              )}
            </p>
            <p>{settings?.helpDeskAddress}</p>
            <InstallButton />
          </div>
          <FooterColumns />
        </div>
        <div className={classes.end}>
          <p>
            {t.rich('© {year} {name}. Consultants are independent; read the {disclaimer}.', {
              year: new Date().getFullYear(),
              name: settings?.productName ?? '',
              disclaimer: <LocalLink to="/disclaimer">{t('disclaimer')}</LocalLink>,
            })}
          </p>
          <div className={classes.switches}>
            <SchemeSwitch />
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
