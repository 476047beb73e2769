import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import classes from './sign-in.module.css'

/** The server stores which version was accepted. The links open a new tab, so that nothing typed is lost. */
export function ConsentLine() {
  const t = useT()
  return (
    <p className={classes.small}>
      {t.rich('By continuing you accept the {terms} and {privacy}.', {
        terms: (
          <LocalLink key="terms" to="/term-conditions" target="_blank">
            {t('terms')}
          </LocalLink>
        ),
        privacy: (
          <LocalLink key="privacy" to="/privacy" target="_blank">
            {t('privacy policy')}
          </LocalLink>
        ),
      })}
    </p>
  )
}
