import { useSettings } from '~/domains/settings/api.ts'
import { formatHour } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { telephone } from '~/lib/phone.ts'
import { Icon } from '~/ui/icon.tsx'
import { SchemeSwitch } from '~/ui/scheme-switch.tsx'
import { LanguageSwitch } from '../header/language-switch.tsx'
import classes from './compact-footer.module.css'

const links = [
  ['/about', msg('About us')],
  ['/privacy', msg('Privacy')],
  ['/term-conditions', msg('Terms & conditions')],
  ['/term-conditions#refunds', msg('Refunds')],
  ['/disclaimer', msg('Disclaimer')],
] as const

/** The footer of signed-in pages: the help desk's phone, the legal pages and the two switches. */
export function CompactFooter() {
  const t = useT()
  const settings = useSettings()
  return (
    <footer className={`${classes.footer} pm-on-dark`}>
      <div className={classes.inside}>
        {settings && (
          <a href={telephone(settings.helpDeskPhone)} className={classes.phone}>
            <Icon name="phone" size={20} />
            <span>
              {t('Help desk, {opens} – {closes}', {
                opens: formatHour(settings.helpDeskOpensAt, t),
                closes: formatHour(settings.helpDeskClosesAt, t),
              })}
              <strong className="pm-num">{settings.helpDeskPhone}</strong>
            </span>
          </a>
        )}
        <nav aria-label={t('Site map')}>
          <ul className={classes.links}>
            {links.map(([path, label]) => (
              <li key={path}>
                <LocalLink to={path}>{t(label)}</LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.switches}>
          <SchemeSwitch />
          <LanguageSwitch />
        </div>
        <p className={classes.rights}>
          © {new Date().getFullYear()} {settings?.productName}
        </p>
      </div>
    </footer>
  )
}
