import { useT } from '~/lib/i18n/react.tsx'
import classes from './skip-link.module.css'

export function SkipLink() {
  const t = useT()
  return (
    <a href="#content" className={classes.skip}>
      {t('Skip to content')}
    </a>
  )
}
