import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import classes from './not-listed.module.css'

/** The next step if an industry is not in the menu. */
export function NotListed() {
  const t = useT()
  const phone = useSettings()?.helpDeskPhone
  return (
    <aside className={classes.panel}>
      <h2 className={classes.title}>{t('Not listed?')}</h2>
      <p>{t('Describe the problem in your own words. A consultant will reply in writing.')}</p>
      <ButtonLink to="/written-consultancy">{t('Ask in writing')}</ButtonLink>
      {phone && (
        <p className={classes.phone}>
          {t('or call the help desk')}
          <a href={telephone(phone)} className="pm-num">
            {phone}
          </a>
        </p>
      )}
    </aside>
  )
}
