import { Link, useLocation } from 'react-router'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './language-switch.module.css'

/** The same page in the other language. Its Hindi name is an image, so that English pages load no Devanagari font. */
export function LanguageSwitch() {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const other = language === 'hi' ? 'en' : 'hi'
  return (
    <Link
      // The server serialises the query in a different order.
      suppressHydrationWarning
      to={localPath(pathname.replace(/^\/+/, '/') + search, other)}
      className={classes.link}
      hrefLang={other}
      lang={other}
      aria-label={other === 'hi' ? 'हिन्दी' : 'English'}
    >
      <Icon name="language" size={18} />
      {other === 'hi' ? <span className={classes.hindi} /> : 'English'}
    </Link>
  )
}
