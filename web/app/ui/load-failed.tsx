import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from './button-link.tsx'
import classes from './load-failed.module.css'

/** A part of the page that could not be loaded; the rest of the page stays. */
export function LoadFailed({ retry }: { retry: () => unknown }) {
  const t = useT()
  return (
    <div className={classes.box} role="alert">
      <p>{t('This did not load. Something went wrong on our side.')}</p>
      <PlainButton variant="outline" onClick={() => retry()}>
        {t('Try again')}
      </PlainButton>
    </div>
  )
}
