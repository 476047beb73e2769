import { ApiProblem } from '~/lib/api.ts'
import { bringIntoView } from '~/lib/bring-into-view.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import classes from './schedule-editor.module.css'

interface TroubleProps {
  error: unknown
  onKeepMine: () => void
  onShowTheirs: () => void
}

/** Why saving failed; if another tab saved first, both versions are offered. */
export function Trouble({ error, onKeepMine, onShowTheirs }: TroubleProps) {
  const t = useT()
  if (!error) return null
  const isStale = error instanceof ApiProblem && error.body.code === 'stale'
  const details = Object.values(fieldErrors(error, t))
  return (
    <Alert
      ref={bringIntoView}
      color={isStale ? 'marigold' : 'madder'}
      icon={<Icon name="alert-circle" />}
      role="alert"
      title={isStale ? t('Your hours or your profile were changed in another tab') : problemText(error, t)}
    >
      {details.map((detail) => (
        <p key={detail} className={classes.detail}>
          {detail}
        </p>
      ))}
      {isStale && (
        <>
          {t('Your changes here are safe. Which version do you want to keep?')}
          <div className={classes.conflict}>
            <Button variant="default" onClick={onShowTheirs}>
              {t('Show the other version')}
            </Button>
            <Button onClick={onKeepMine}>{t('Save this one')}</Button>
          </div>
        </>
      )}
    </Alert>
  )
}
